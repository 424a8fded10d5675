#import "Lamp.h"

@implementation Lamp
+ (Lamp *)lampFromCode:(NSString *)code {
    return [[NSClassFromString(code) alloc] init];
}
- (instancetype)initWithHolder:(NSString *)holder {
    return [super init];
}
// What is a property for some is a method for others.
+ (NSString *)label {
    // Each subclass must override this
    assert(false);
}
- (NSString *)label {
    return [[self class] label];
}
- (NSInteger)watts {
    [NSException raise:@"lamp" format:@"subclasses must override watts"];
    return 0;
}
- (void)glow {
    assert(false);
}
- (void)flash {
    if (self.watts > 0) [self glow];
}
@end

@implementation DeskLamp
+ (NSString *)label {
    return @"desk";
}
- (NSInteger)watts {
    return 40;
}
- (void)glow {
}
@end

@implementation StreetLamp
+ (NSString *)label {
    return @"street";
}
- (NSInteger)watts {
    return 250;
}
// An override that traps without a word says that there is no such thing here.
- (void)glow {
    assert(false);
}
- (void)dim {
    [self glow];
}
@end

@implementation GasLamp
- (void)glow {
}
@end

@implementation ArcLamp
@end

@implementation DarkLamp
- (void)glow {
}
@end
