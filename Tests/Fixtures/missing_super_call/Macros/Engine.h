#import <Foundation/Foundation.h>
#import "Macros.h"
@interface Engine : NSObject
- (void)shutDown KT_REQUIRES_SUPER;
- (void)start;
@end
