#import <Foundation/Foundation.h>
@interface Loader : NSObject
/// Subclasses must override this method.
- (nullable NSString *)decodeData:(nonnull NSData *)data;
- (void)start;
@end
