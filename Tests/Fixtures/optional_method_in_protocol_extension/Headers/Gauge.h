#import <UIKit/UIKit.h>

@class Gauge;

@protocol GaugeDelegate <NSObject>
- (void)gaugeDidStart:(Gauge *)gauge;
@optional
- (void)gauge:(Gauge *)gauge didReachLevel:(NSInteger)level; // related: optional_method_in_protocol_extension "the optional requirement"
- (BOOL)gaugeShouldStop:(Gauge *)gauge;
@end

@interface Gauge : UIView
@property (nonatomic, weak) id<GaugeDelegate> delegate;
@end
