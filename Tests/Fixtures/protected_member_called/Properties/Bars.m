#import <UIKit/UIKit.h>
@interface Bars : UITableViewController
@property (nonatomic, strong) UISearchController *finder;
@end
@implementation Bars
- (void)fold {
  [self.finder.searchBar layoutSubviews];  // expect: protected_member_called
  [self.tableView.tableHeaderView updateConstraints];  // expect: protected_member_called
  [self.finder.searchBar setNeedsLayout];
}
@end
