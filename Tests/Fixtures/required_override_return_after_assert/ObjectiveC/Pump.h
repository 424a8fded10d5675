#import <Foundation/Foundation.h>

@interface Pump : NSObject
- (NSInteger)litres;
- (void)start;
- (void)stop;
- (void)rinse;
- (void)fill:(NSInteger)litres;
@end
