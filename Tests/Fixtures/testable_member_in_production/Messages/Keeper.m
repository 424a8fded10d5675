#import "Store.h"
@interface Clerk : NSObject
@end
@implementation Clerk
- (void)keep:(Store *)store {
  [store forget];  // expect: testable_member_in_production "'forget' is for testing only (Store.h:7)"
  [store open];  // expect: testable_member_in_production
  [store clear];
#if DEBUG
  [store forget];
#endif
}
@end
