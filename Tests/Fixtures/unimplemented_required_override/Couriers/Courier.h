#import <Foundation/Foundation.h>

@class Entry;

@interface Courier : NSObject
- (void)prepare;
- (nullable NSString *)planWithError:(NSError **)error;
- (void)start;
+ (NSString *)vehicle;
+ (NSString *)list:(Entry *)entry;
@end

@interface Entry : NSObject
@property (nonatomic) Class kind;
@end

@interface BikeCourier : Courier
@end

@interface FootCourier : Courier
@end

// It makes its plan itself, and needs nothing prepared.
@interface DroneCourier : Courier
@end

@interface SlowCourier : Courier  // expect: unimplemented_required_override "'SlowCourier' must override 'prepare' and one more member"
@end
