#import "Garden-Swift.h"
@implementation Plant
- (NSInteger)rate { return [[GDMeter new] rate]; }  // expect: unimplemented_required_override "'Meter' is made here, but is abstract"
@end
