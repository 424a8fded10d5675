#import <Foundation/Foundation.h>
@interface Change : NSObject
@end
@interface Board : NSObject
- (void)start:(Change *)change;
@end
