#import <Foundation/Foundation.h>

@interface Crate : NSObject
- (NSInteger)weight;
- (NSInteger)fullWeight;
@end

@interface StoredCrate : Crate
@end
