#import <Foundation/Foundation.h>
@class GDGauge;
NS_SWIFT_NAME(Gauge.Delegate)
@protocol GDGaugeDelegate <NSObject>
@optional
- (void)gauge:(GDGauge *)gauge didMoveTo:(NSInteger)mark;
@end
NS_SWIFT_NAME(Gauge)
@interface GDGauge : NSObject
@property (nonatomic, weak) id<GDGaugeDelegate> delegate;
@end
// A macro of one's own.
#define GARDEN_SWIFT_NAME(name) NS_SWIFT_NAME(name)
GARDEN_SWIFT_NAME(DialDelegate)
@protocol GDDialDelegate <NSObject>
@optional
- (void)dialDidStop:(GDGauge *)dial;
@end
