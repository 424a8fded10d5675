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
+ (NSString *)vehicle {
    [self doesNotRecognizeSelector:_cmd];
    __builtin_unreachable();
}
+ (NSString *)list:(Entry *)entry {
    return [entry.kind vehicle];
}
- (void)start {
    [self planWithError:nil];
}
@end

@implementation Entry
@end

@implementation BikeCourier
+ (NSString *)vehicle {
    return @"bike";
}
- (void)prepare {
}
@end

@implementation FootCourier
+ (NSString *)vehicle {
    return @"none";
}
- (void)prepare {
}
@end

@implementation DroneCourier
+ (NSString *)vehicle {
    return @"drone";
}
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
