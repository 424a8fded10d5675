#import <UIKit/UIKit.h>
@interface Screen : UIViewController
- (void)arrange NS_REQUIRES_SUPER;
- (void)tidy NS_REQUIRES_SUPER;
@end
@interface Dialog : Screen
@end
@interface Sheet : Screen
@end
