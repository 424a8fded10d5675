#import "Pump.h"

@implementation Pump
- (NSInteger)litres {  // expect: required_override_return_after_assert "'litres' returns a made-up value instead of stopping; raise an exception"
  NSAssert(NO, @"subclasses must override litres");  // related: required_override_return_after_assert "gone in release builds"
  return 0;
}
- (void)start { NSAssert(NO, @"Subclasses must override"); }  // expect: required_override_return_after_assert "does nothing"
- (void)stop { [self doesNotRecognizeSelector:_cmd]; }
- (void)rinse { @throw [NSException exceptionWithName:@"Abstract" reason:@"subclasses must override" userInfo:nil]; }
- (void)drain { NSAssert(NO, @"Subclasses must override"); abort(); }
- (NSInteger)level {
  NSAssert(NO, @"Subclasses must override");
  [self doesNotRecognizeSelector:_cmd];
  return 0;
}
- (void)fill:(NSInteger)litres { NSAssert(litres > 0, @"subclasses must override"); }
@end
