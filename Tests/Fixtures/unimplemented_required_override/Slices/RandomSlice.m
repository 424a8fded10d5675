#import "Slice.h"

@interface RandomSlice : Slice
- (instancetype)initWithSeed:(NSUInteger)seed;
@end

@implementation RandomSlice
- (instancetype)initWithSeed:(NSUInteger)seed { return [super init]; }
- (NSUInteger)length { return 4; }
@end
