#import "App-Swift.h"

@implementation Shop
- (void)open:(Box *)box {
  NSLog(@"%@", [box gears]);
  box.gears = @[];
}
@end
