#import "Reader.h"
#import "Reader+Protected.h"

@implementation Reader
- (void)refresh { [self loadPages]; }
- (void)loadPages { }
- (void)turn:(NSInteger)pages { }
- (void)willLoad { }
@end
