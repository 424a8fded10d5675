#import <UIKit/UIKit.h>

@interface Frame : NSObject
@property (nonatomic, weak) UIScrollView *scroll;
@property (nonatomic) UINavigationController *nav;
- (UIScrollView *)makeScroll;
- (UILabel *)makeLabel;
@end

@interface FrameController : UIViewController
@end
