#import "Reader.h"
#import "Reader+Protected.h"

static Reader *__strong kept;
static Reader *const fixed = nil;

// What is said of a pointer stands behind its star.
void point(Reader *reader) {
  Reader *__weak weakReader = reader;
  [weakReader loadPages];  // expect: protected_member_called "'loadPages'"
  Reader * _Nullable __strong strongReader = reader;
  [strongReader loadPages];  // expect: protected_member_called
  for (Reader *__strong each in @[reader]) { [each loadPages]; }  // expect: protected_member_called
  [kept loadPages];  // expect: protected_member_called
  [fixed loadPages];  // expect: protected_member_called
  weakReader.depth = 2;  // expect: protected_member_called "'depth' is for subclasses"
  [weakReader setDepth:2];  // expect: protected_member_called "'depth' is for subclasses"
  NSObject *__weak other = reader;
  [other loadPages];
}
