#import <Foundation/Foundation.h>

@interface Courier : NSObject
- (void)start;
/// Subclasses must override this.
- (void)fetchParcel:(NSInteger)number completionHandler:(void (^)(NSString *))done;
/// Subclasses must override this.
- (void)getRouteWithCompletion:(void (^)(NSString *))completion;
@end
