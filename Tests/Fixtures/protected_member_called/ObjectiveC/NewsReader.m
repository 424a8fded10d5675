#import "Reader.h"
#import "Reader+Protected.h"
#import "ReaderSubclass.h"

@interface NewsReader : Reader
@end

@implementation NewsReader
- (void)loadPages { [super loadPages]; [self turn:2]; }
- (void)follow:(Reader *)other { [other loadPages]; [other willLoad]; }
@end
