#import <Foundation/Foundation.h>

@protocol TideSource <NSObject>
@optional
- (NSInteger)levelAtHour:(NSInteger)hour;
- (void)tideTurned;
- (void)adjustLevel:(NSInteger *)level;
@end
