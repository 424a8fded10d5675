#import <UIKit/UIKit.h>

@class Pump;

@protocol PumpDelegate <NSObject>
@optional
- (void)pump:(Pump *)pump didReachPressure:(double)pressure; // related: objc_optional_near_miss "the optional requirement"
- (void)pumpDidStop:(Pump *)pump;
@end

@protocol LoudPumpDelegate <PumpDelegate>
@optional
- (void)pump:(Pump *)pump didBeepTimes:(NSInteger)times;
@end

@interface Pump : NSObject
@property (nonatomic, weak) id<PumpDelegate> delegate;
@end
