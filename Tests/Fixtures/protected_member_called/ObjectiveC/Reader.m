#import "Reader.h"
#import "Reader+Protected.h"

static void begin(Reader *reader) { [reader willLoad]; }

@implementation Reader
- (void)refresh { begin(self); [self loadPages]; }
- (void)loadPages { }
- (void)turn:(NSInteger)pages { }
- (void)willLoad { }
@end

// What stands beside the implementation is a part of it.
@interface PageTurner : NSObject
@end
@implementation PageTurner
- (void)turnPagesOf:(Reader *)reader { [reader willLoad]; [reader loadPages]; }
@end
