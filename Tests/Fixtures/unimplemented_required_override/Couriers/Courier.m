#import "Courier.h"
#import "OldCourier.h"

@implementation Courier
- (void)prepare {
    [NSException raise:@"courier" format:@"You must override %@ in a subclass", NSStringFromSelector(_cmd)];
}
- (NSString *)planWithError:(NSError **)error {
    [self prepare];
    return @"plan";
}
- (void)start {
    [self planWithError:nil];
}
@end

@implementation BikeCourier
- (void)prepare {
}
@end

@implementation FootCourier
- (void)prepare {
}
@end

@implementation DroneCourier
- (NSString *)planWithError:(NSError **)error {
    return @"up";
}
@end

@implementation SlowCourier
@end

// Others are sent it by name: one of the family, and something that nobody here declares.
void tryThem(void) {
    BikeCourier *bike = [BikeCourier new];
    [bike prepare];
    OldCourier *old = [OldCourier new];
    [old prepare];
}
