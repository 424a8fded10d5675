#import <Foundation/Foundation.h>
@interface Request : NSObject
- (NSString *)path;
- (void)send;
@end
@interface LoginRequest : Request
@end
@interface LogRequest : Request
@end
@interface LateRequest : Request // expect: unimplemented_required_override
@end
