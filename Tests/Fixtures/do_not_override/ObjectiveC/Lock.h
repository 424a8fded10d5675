#import <Foundation/Foundation.h>

@interface Lock : NSObject
/// Do not override this.
- (void)turn;
- (void)open;
@end

@interface Padlock : Lock
- (void)turn;
@end
