#import "Garden-Swift.h"
@interface Plant : NSObject
@end
@implementation Plant
- (void)open:(GDPump *)pump cell:(GDPumpCell *)cell {
  [pump prime];  // expect: protected_member_called "'prime()' is for subclasses of 'Pump'"
  [cell prepareForReuse];  // expect: protected_member_called
}
@end
