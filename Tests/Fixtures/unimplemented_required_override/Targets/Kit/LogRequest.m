#import "LogRequest.h"
@implementation LogRequest
- (NSURL *)path { return [NSURL URLWithString:@"/log"]; }
@end
