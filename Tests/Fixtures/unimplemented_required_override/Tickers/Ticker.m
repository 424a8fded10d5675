#import <Foundation/Foundation.h>
// Who sends a message of the name to itself, and is no loader, starts none.
@interface Ticker : NSObject
@end
@implementation Ticker
- (void)start {}
- (void)go { [self start]; }
@end
