#import <Foundation/Foundation.h>

@interface Slice : NSObject
/*! Returns the length. This is an abstract method that concrete subclasses must override. */
- (NSUInteger)length;
- (NSUInteger)twice;
@end

@interface ThinSlice : Slice
@end
