#import "Stage.h"
@implementation Stage
- (NSInteger)one { [self doesNotRecognizeSelector:_cmd]; return 0; }
- (NSInteger)two { abort(); }
- (NSInteger)three { return 3; }
- (NSInteger)four { NSLog(@"four"); return 4; }
- (void)run { [self one]; [self two]; [self three]; [self four]; }
@end
