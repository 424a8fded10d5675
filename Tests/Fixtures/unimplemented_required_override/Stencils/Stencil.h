#import <Foundation/Foundation.h>
@interface Stencil : NSObject
- (void)cut;
- (void)press;
- (NSString *)title;
- (void)finish;
- (void)check;
- (void)rinse;
- (void)log;
- (void)draw;
- (void)run;
@end
