#import <Foundation/Foundation.h>

@interface Gauge : NSObject
/// You must override this method without calling super.
- (double)level;
- (void)show;
@end

// Others, who are not seen, inherit from this.
@interface TypedGauge : Gauge
@end

@interface WaterGauge : Gauge
@end

// Somebody makes one.
@interface OilGauge : Gauge  // expect: unimplemented_required_override
@end
