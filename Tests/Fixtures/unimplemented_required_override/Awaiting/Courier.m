#import "Courier.h"

@implementation Courier
- (void)start {
  [self fetchParcel:1 completionHandler:^(NSString *parcel) {}];
  [self getRouteWithCompletion:^(NSString *route) {}];
}
- (void)fetchParcel:(NSInteger)number completionHandler:(void (^)(NSString *))done {
  [NSException raise:@"Courier" format:@"subclasses must override this"];
}
- (void)getRouteWithCompletion:(void (^)(NSString *))completion {
  [NSException raise:@"Courier" format:@"subclasses must override this"];
}
@end
