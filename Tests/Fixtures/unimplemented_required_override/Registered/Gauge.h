@interface Gauge : NSObject
- (id)makeNeedle;
- (void)show;
@end
@interface OilGauge : Gauge
@end
@interface FuelGauge : Gauge
@end
@interface RoundGauge : Gauge
@end
@interface SteamGauge : Gauge
@end
@interface BareGauge : Gauge  // expect: unimplemented_required_override "makeNeedle"
@end
