#import "Request.h"
@implementation Request
- (NSString *)path {
  [NSException raise:@"Abstract" format:@"must be overridden by subclasses"];
  return nil;
}
- (void)send { NSLog(@"%@", [self path]); }
@end
@implementation LoginRequest
- (NSString *)path { return @"/login"; }
@end
@implementation LogRequest
- (NSString *)path { return @"/log"; }
@end
@implementation LateRequest
@end
