#import <Foundation/Foundation.h>
@interface Machine : NSObject
- (NSString *)kind;
- (NSString *)sort;
- (void)start;
@end
