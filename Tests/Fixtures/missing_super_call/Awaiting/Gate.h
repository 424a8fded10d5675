#import <Foundation/Foundation.h>

@interface Gate : NSObject
- (void)openWithin:(double)seconds completionHandler:(void (^)(void))done NS_REQUIRES_SUPER;  // related: missing_super_call
@end
