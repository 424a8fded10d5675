#import <Foundation/Foundation.h>
@interface Stage : NSObject
/// Must be overridden by subclasses.
- (NSInteger)one;
/// Must be overridden by subclasses.
- (NSInteger)two;
/// Must be overridden by subclasses.
- (NSInteger)three;
- (NSInteger)four;
- (void)run;
@end
