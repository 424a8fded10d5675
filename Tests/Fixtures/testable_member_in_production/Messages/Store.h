#import <Foundation/Foundation.h>
@class Model, Shelf;
@interface Store : NSObject
@property (nonatomic) Model *model;
@property (nonatomic) Shelf *shelf;
/// For testing only.
- (void)forget;
/// Visible for tests.
- (void)open;
- (void)clear;
@end
