#import "Reader.h"
#import "Reader+Protected.h"
#import "ReaderSubclass.h"

@interface Desk : NSObject
@property (nonatomic) Reader *reader;
@end

@implementation Desk
- (void)open:(Reader *)other pan:(UIPanGestureRecognizer *)pan view:(UIView *)view unknown:(id)unknown {
  [other refresh];
  [other loadPages];  // expect: protected_member_called "'loadPages' is for subclasses of 'Reader'"
  [self.reader willLoad];  // expect: protected_member_called
  [other turn:3];  // expect: protected_member_called "'turn:'"
  other.depth = 3;  // expect: protected_member_called
  NSInteger depth = other.depth;
  other.page = depth;
  [unknown loadPages];
  Shop *shop = [Shop new];
  [shop openLate];
  pan.state = UIGestureRecognizerStateFailed;  // expect: protected_member_called "may set 'state'"
  [pan touchesBegan:nil withEvent:nil];  // expect: protected_member_called "'touchesBegan:withEvent:' is for UIGestureRecognizer subclasses"
  [pan canPreventGestureRecognizer:pan];  // expect: protected_member_called
  [view touchesBegan:nil withEvent:nil];
  [view layoutSubviews];  // expect: protected_member_called "UIView"
  [view setNeedsLayout];
}
@end
