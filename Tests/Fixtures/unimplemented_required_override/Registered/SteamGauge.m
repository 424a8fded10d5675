#import "Gauge.h"

@implementation SteamGauge
#if GAUGE_LAZY
GAUGE_REGISTER_LATER("steam")
#else
GAUGE_REGISTER("steam")
#endif

- (id)makeNeedle { return nil; }
@end

@interface WaterGauge : Gauge
@end
@implementation WaterGauge {
  int level;
}
#if GAUGE_LAZY
GAUGE_REGISTER_LATER("water")
#else
GAUGE_REGISTER("water")
#endif

GAUGE_SETTER("level", level, int) {
  level = value;
}

- (id)makeNeedle { return nil; }
@end
