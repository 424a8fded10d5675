#import <UIKit/UIKit.h>

@interface Lamp : NSObject
- (void)glow NS_REQUIRES_SUPER;  // related: missing_super_call "this asks overrides to call super"
/// Overrides must call super.
- (void)dim:(NSInteger)steps;
- (void)flicker;
/// Overrides must call super.
- (BOOL)shutReturningError:(NSError **)error;
@end
