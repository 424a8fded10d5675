#import "Frame.h"

@implementation Frame
- (void)lay {
  [self.scroll layoutSubviews];  // expect: protected_member_called
  [[self makeScroll] layoutSubviews];  // expect: protected_member_called
  [[self makeScroll] reload];
  [self.nav.topViewController viewDidLoad];  // expect: protected_member_called
  [self.nav.view layoutSubviews];  // expect: protected_member_called
  [self.model.view layoutSubviews];
}
- (void)show:(UITableViewCell *)cell of:(UIViewController *)controller {
  [cell.contentView layoutSubviews];  // expect: protected_member_called
  [controller.view layoutSubviews];  // expect: protected_member_called
  [[controller view] layoutSubviews];  // expect: protected_member_called
  [controller.view setNeedsLayout];
}
@end

@implementation FrameController
- (void)lay {
  [self.view layoutSubviews];  // expect: protected_member_called
  [self.view.superview layoutSubviews];  // expect: protected_member_called
  [super viewDidLoad];
}
@end
