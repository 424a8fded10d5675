#import "Gauge.h"

@implementation Gauge
- (double)level { @throw [NSException exceptionWithName:@"X" reason:@"Subclasses must override" userInfo:nil]; }
- (void)show { NSLog(@"%f", [self level]); }
@end

@implementation TypedGauge
@end

@implementation WaterGauge
- (double)level { return 1; }
@end

@implementation OilGauge
@end
