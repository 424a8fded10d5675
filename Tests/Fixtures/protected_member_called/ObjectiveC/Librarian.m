// What the words before a message stand for is declared in other files.
#import "Library.h"
#import "Reader.h"
#import "Reader+Protected.h"

static Library *shared = nil;

@interface Librarian : NSObject
@end

@implementation Librarian
- (void)visit:(Library *)library who:(id)who {
  [library.reader loadPages];  // expect: protected_member_called "'loadPages' is for subclasses of 'Reader'"
  [[library readerAt:3] loadPages];  // expect: protected_member_called
  [library.branch.reader loadPages];  // expect: protected_member_called
  library.branch.branch.reader.depth = 2;  // expect: protected_member_called
  [[[[Branch alloc] init] reader] loadPages];  // expect: protected_member_called
  [[Library central].reader loadPages];  // expect: protected_member_called
  [shared.reader loadPages];  // expect: protected_member_called
  [(Reader *)who loadPages];  // expect: protected_member_called
  ((Reader *)[who first]).depth = 3;  // expect: protected_member_called
  library.branch.size.depth = 4;
  [[who readerAt:3] loadPages];
  [[[library reader] copy] loadPages];
  [library.readers[0] loadPages];
}
@end

@implementation Branch (Night)
- (void)open {
  [_night loadPages];  // expect: protected_member_called
  [self->_night loadPages];  // expect: protected_member_called
  [_anybody loadPages];
  __weak typeof(self) weakSelf = self;
  [weakSelf.reader loadPages];  // expect: protected_member_called
  [[super branch].reader loadPages];  // expect: protected_member_called
}
@end

@implementation Library
- (void)close { [_reader loadPages]; }  // expect: protected_member_called
@end
