#import "NewsClient.h"

// Only for subclasses of NewsClient.
@interface NewsClient (Protected)
- (NSArray *)tasksForRefreshing;
- (NSString *)nameOfService;
@end
