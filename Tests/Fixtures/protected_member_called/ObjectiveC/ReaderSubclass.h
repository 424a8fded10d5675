#import "Reader.h"

@interface Reader (Hooks)
- (void)willLoad;
@property (nonatomic) NSInteger depth;
@end
