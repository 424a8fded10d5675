#import <Foundation/Foundation.h>

@interface UIViewController : NSObject
- (void)viewWillAppear:(BOOL)animated;
@end
