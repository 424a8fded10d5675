#import "Change.h"
@interface Change (Subclass)
- (void)run;
- (void)lock;
@end
