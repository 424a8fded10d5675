#import "Watch.h"
@implementation Watch
- (void)detect { [self.ticker beat:3]; }
@end
