#import "Change+Subclass.h"
@implementation Change
- (void)run {}
- (void)lock {}
@end
@interface Slide : Change
@end
@implementation Slide
- (void)run { [self lock]; }
@end
