@interface Pump : NSObject
- (void)drainForTesting;
/// For testing only.
- (void)reset;
- (void)start;
@end
