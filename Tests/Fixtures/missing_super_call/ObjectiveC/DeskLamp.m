#import "Lamp.h"

@interface DeskLamp : Lamp
@end
@implementation DeskLamp
- (void)glow { [self flicker]; }  // expect: missing_super_call "'glow' must call super (Lamp.h:4)"
- (void)dim:(NSInteger)steps { [super glow]; }  // expect: missing_super_call "'dim:' must"
- (void)flicker { }
- (BOOL)shutReturningError:(NSError **)error { return NO; }  // expect: missing_super_call "'shutReturningError:' must"
@end

@interface FloorLamp : Lamp
@end
@implementation FloorLamp
- (void)glow {
  dispatch_async(dispatch_get_main_queue(), ^{
    [super glow];
  });
}
- (void)dim:(NSInteger)steps { [super dim:steps + 1]; }
// Swift calls it what it calls the other, but here it is another.
- (void)shutLamp { }
@end

// What Apple's headers ask for the compiler tells.
@interface LampCell : UITableViewCell
@end
@implementation LampCell
- (void)awakeFromNib { }
@end
