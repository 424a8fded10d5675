#import <Foundation/Foundation.h>
@interface Press : NSObject
- (NSString *)nameForKey:(NSString *)key;
- (void)start;
@end
