#import <Foundation/Foundation.h>
@class Valve;
@protocol ValveDelegate <NSObject>
- (void)valveNeeds:(Valve *)valve;
- (NSString *)titleOf:(Valve *)valve;
@end
@interface Valve : NSObject
@end
