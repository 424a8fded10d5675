#import "Reader.h"

@interface Reader (Protected)
- (void)loadPages;
@end
