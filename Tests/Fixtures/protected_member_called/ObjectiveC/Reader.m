#import "Reader.h"
#import "Reader+Protected.h"

static void begin(Reader *reader) { [reader willLoad]; }

@implementation Reader
- (void)refresh { begin(self); [self loadPages]; }
- (void)loadPages { }
- (void)turn:(NSInteger)pages { }
- (void)willLoad { }
@end
