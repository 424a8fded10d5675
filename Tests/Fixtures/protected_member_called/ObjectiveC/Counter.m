#import "Reader.h"
#import "Reader+Protected.h"

// A function of C's belongs to no class but those that its file implements.
static void hurry(Reader *reader, UIPanGestureRecognizer *pan) {
  [reader refresh];
  [reader loadPages];  // expect: protected_member_called "'loadPages' is for subclasses of 'Reader'"
  reader.depth = 2;  // expect: protected_member_called
  pan.state = UIGestureRecognizerStateFailed;  // expect: protected_member_called "may set 'state'"
  Reader *other = [Reader new];
  [other turn:1];  // expect: protected_member_called "'turn:'"
  id unknown = reader;
  [unknown loadPages];
}

@interface Counter : NSObject
@end
@implementation Counter
- (void)open:(Reader *)reader { hurry(reader, nil); }
@end
