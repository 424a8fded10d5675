#import <Foundation/Foundation.h>

@interface Client : NSObject
- (void)connect;  // for subclasses only
- (void)seed; /* for testing only */
- (void)start;
// - (void)oldStop;  // for subclasses only
- (void)stop;
@property int port;  // for testing only
@end
