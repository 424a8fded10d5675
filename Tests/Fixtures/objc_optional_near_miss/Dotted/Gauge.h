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
