#import <Foundation/Foundation.h>

@interface Lamp : NSObject
@property (class, nonatomic, readonly) NSString *label;
@property (nonatomic, readonly) NSInteger watts;
- (NSString *)label;
+ (nullable Lamp *)lampFromCode:(NSString *)code;
- (instancetype)initWithHolder:(NSString *)holder;
- (void)glow;
- (void)flash;
@end

@interface DeskLamp : Lamp
@end

@interface StreetLamp : Lamp
- (void)dim;
@end

@interface GasLamp : StreetLamp
@end

@interface ArcLamp : StreetLamp
@end

@interface DarkLamp : Lamp  // expect: unimplemented_required_override "'DarkLamp' must override 'label' and one more member"
@end
