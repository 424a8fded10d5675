#import "Lamp.h"

@implementation Lamp
- (void)glow { }
- (void)dim:(NSInteger)steps { }
- (void)flicker { }
@end
