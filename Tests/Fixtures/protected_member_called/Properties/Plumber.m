#import "House-Swift.h"
@interface Plumber : NSObject
@end
@implementation Plumber
- (void)visit:(House *)house {
  [house.faucet drip];  // expect: protected_member_called
  [[Faucet main] drip];  // expect: protected_member_called
  [house.door drip];
}
@end
