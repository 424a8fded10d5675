#import <UIKit/UIKit.h>

@interface Leaf : NSObject
- (void)grow;
@end
