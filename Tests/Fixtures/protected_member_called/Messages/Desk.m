#import "App-Swift.h"
@interface Desk : NSObject
@end
@implementation Desk
// Objective-C calls what Swift declares.
- (void)tidy:(Panel *)panel {
  [panel relayout];  // expect: protected_member_called "'relayout()' is for subclasses of 'Panel'"
  [panel moveTo:3];  // expect: protected_member_called
  panel.depth = 4;  // expect: protected_member_called
  [panel show];
}
@end
