#import <Foundation/Foundation.h>

@interface Courier : NSObject
- (void)prepare;
- (nullable NSString *)planWithError:(NSError **)error;
- (void)start;
@end

@interface BikeCourier : Courier
@end

@interface FootCourier : Courier
@end

// It makes its plan itself, and needs nothing prepared.
@interface DroneCourier : Courier
@end

@interface SlowCourier : Courier  // expect: unimplemented_required_override
@end
