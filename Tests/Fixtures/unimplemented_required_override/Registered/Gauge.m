#import "Gauge.h"

// Macros that nobody here defines register a class, and take no semicolon.
@implementation Gauge
- (id)makeNeedle {
  [NSException raise:@"gauge" format:@"subclasses must override %s", __func__];
  return nil;
}
- (void)show { [self makeNeedle]; }
@end

@implementation OilGauge
#if GAUGE_LAZY
GAUGE_REGISTER_LATER("oil")
#else
GAUGE_REGISTER("oil")
#endif

#pragma mark - Needles
- (id)makeNeedle { return nil; }
@end

@implementation FuelGauge
GAUGE_REGISTER("fuel") GAUGE_UNIT(litre)
GAUGE_COLOR()
- (void)tap {}
- (id)makeNeedle { return nil; }
@end

@interface RoundGauge ()
@property id face;
@end
@implementation RoundGauge
GAUGE_REGISTER("round")
@synthesize face = _face;
GAUGE_FACE(_face)
- (id)makeNeedle { return nil; }
@end

@implementation BareGauge
@end
