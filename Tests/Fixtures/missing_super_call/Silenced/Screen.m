#import "Screen.h"
#define Ignoring(w) _Pragma("clang diagnostic push") IgnoringText(clang diagnostic ignored #w)
@implementation Screen
- (void)arrange { self.title = @"screen"; }
- (void)tidy { self.title = @""; }
@end
// Who tells the compiler to be silent knows.
@implementation Dialog
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wobjc-missing-super-calls"
- (void)arrange {
  self.title = @"dialog";
}
#pragma clang diagnostic pop
- (void)tidy { self.title = @"dialog"; }  // expect: missing_super_call
@end
@implementation Sheet
Ignoring(-Wobjc-missing-super-calls)
- (void)arrange { self.title = @"sheet"; }
@end
@interface Card : Screen
@end
@implementation Card
- (void)arrange { self.title = @"card"; }  // expect: missing_super_call
@end
