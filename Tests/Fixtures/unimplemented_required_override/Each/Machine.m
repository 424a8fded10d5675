#import "Machine.h"
@implementation Machine
- (NSString *)kind { [NSException raise:@"Machine" format:@"subclasses must override"]; return nil; }
- (NSString *)sort { [NSException raise:@"Machine" format:@"subclasses must override"]; return nil; }
- (void)start { [self kind]; [self sort]; }
@end
