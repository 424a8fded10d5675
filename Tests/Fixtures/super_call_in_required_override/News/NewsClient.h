#import <Foundation/Foundation.h>

@interface NewsClient : NSObject
- (void)refresh;
- (NSString *)summary;
@end
