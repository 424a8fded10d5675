#import "Loader.h"
@implementation Loader
- (NSString *)decodeData:(NSData *)data { [NSException raise:@"Loader" format:@"Subclasses must override"]; return nil; }
- (void)start { [self decodeData:[NSData data]]; }
@end
