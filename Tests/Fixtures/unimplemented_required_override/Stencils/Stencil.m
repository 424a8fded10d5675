#import "Stencil.h"
// Stubs by macros and by functions, which Objective-C has no other way to write once.
#define ABSTRACT [NSException raise:NSInternalInconsistencyException format:@"Subclasses must override %s", __func__]
#define MUST_OVERRIDE() do { @throw [NSException exceptionWithName:NSInternalInconsistencyException reason:@"must be overridden" userInfo:nil]; } while (0)
#define CHECK_OVERRIDE(text) NSAssert(NO, text)
#define LOG_ABSTRACT(text) NSLog(@"subclasses must override %@", text)
static void StencilFail(SEL name) { [NSException raise:NSGenericException format:@"Subclasses must override %@", NSStringFromSelector(name)]; }
@implementation Stencil
- (void)cut { ABSTRACT; }
- (void)press { MUST_OVERRIDE(); }
- (NSString *)title {
  ABSTRACT;
  return nil;
}
- (void)finish { StencilFail(_cmd); }
- (void)check { CHECK_OVERRIDE(@"subclasses must override check"); }
// Named in a header that is not here.
- (void)rinse { KIT_MUST_OVERRIDE(); }
- (void)log { LOG_ABSTRACT(@"log"); }
// What a function makes may be abstract.
- (void)draw { StencilMakeAbstractTree(); }
- (void)run { [self cut]; [self press]; NSLog(@"%@", [self title]); [self finish]; [self check]; [self rinse]; [self log]; [self draw]; }
@end
