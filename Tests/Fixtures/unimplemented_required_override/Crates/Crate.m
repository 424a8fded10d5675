#import "Crate.h"

// What only some crates offer is not left to subclasses: others are crates all the same.
@implementation Crate
- (NSInteger)weight { @throw [NSException exceptionWithName:@"X" reason:@"may only be called on Crates of the store" userInfo:nil]; }
- (NSInteger)fullWeight { return [self weight] * 2; }
@end

@implementation StoredCrate
- (NSInteger)weight { return 3; }
@end
