#import "Change+Subclass.h"
@implementation Board
// Somebody has to ask for what subclasses only have, and this is who does.
- (void)start:(Change *)change {
  [change run];
  [change lock];  // expect: protected_member_called
}
@end
