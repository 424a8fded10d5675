#import "Reader.h"
#import "Reader+Protected.h"

@interface PanReader : UIPanGestureRecognizer
@end

static void fail(PanReader *pan) { pan.state = UIGestureRecognizerStateFailed; }

@implementation PanReader
- (void)stop { fail(self); }
@end

@implementation NewsReader (Panning)
static void pull(Reader *reader) { [reader loadPages]; }
- (void)pull { pull(self); }
@end
