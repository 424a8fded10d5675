#import "Reader.h"
#import "Shop.h"

@interface Reader (Hooks)
- (void)willLoad;
@property (nonatomic) NSInteger depth;
@end

// For those who subclass the reader, about something else.
@interface Shop (Reader)
- (void)openLate;
@end

static inline void restart(Reader *reader) { [reader willLoad]; }
