#import <UIKit/UIKit.h>

@protocol Leaving <NSObject>
@optional
- (void)willLeave:(BOOL)animated;
@end

@interface BaseList : UIViewController <UITableViewDataSource, Leaving>
@end
