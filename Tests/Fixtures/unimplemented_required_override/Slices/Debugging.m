#import "Slice.h"

// Declared again, for there is no header.
@interface RandomSlice : Slice
- (instancetype)initWithSeed:(NSUInteger)seed;
@end

NSUInteger debug(void) { return [[[RandomSlice alloc] initWithSeed:1] twice]; }
