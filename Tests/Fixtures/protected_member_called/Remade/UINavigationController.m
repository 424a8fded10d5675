#import "UIViewController.h"

@interface UINavigationController : NSObject
@property (nonatomic, strong) UIViewController *visibleController;
@end

@implementation UINavigationController
- (void)show:(UITableViewCell *)cell {
  [self.visibleController viewWillAppear:YES];
  [cell prepareForReuse];  // expect: protected_member_called
}
@end
