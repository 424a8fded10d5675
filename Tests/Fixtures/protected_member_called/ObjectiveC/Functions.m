#import "Reader.h"
#import "Reader+Protected.h"

// There is no class here that the function could belong to.
void warmUp(Reader *reader, UIPanGestureRecognizer *pan) {
  [reader refresh];
  [reader loadPages];  // expect: protected_member_called "'loadPages' is for subclasses of 'Reader'"
  pan.state = UIGestureRecognizerStateFailed;  // expect: protected_member_called
}
static void each(NSArray<Reader *> *readers) {
  for (Reader *reader in readers) [reader turn:2];  // expect: protected_member_called
}
