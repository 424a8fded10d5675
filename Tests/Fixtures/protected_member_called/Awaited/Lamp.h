#import <Foundation/Foundation.h>
@interface Lamp : NSObject
/// For subclasses only.
- (void)glow:(NSInteger)strength completionHandler:(void (^)(void))completionHandler;
- (void)dim:(NSInteger)strength completionHandler:(void (^)(void))completionHandler;
@end
