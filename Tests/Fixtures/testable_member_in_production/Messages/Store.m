#import "Store.h"
#import "App-Swift.h"
@implementation Store
- (void)forget {}
- (void)open {}
- (void)clear {
  [self.model dropAll];  // expect: testable_member_in_production "'dropAll()' is for testing only (Model.swift:4)"
  [self.shelf dropAll];
  [self.model load];
  self.model.count = 3;  // expect: testable_member_in_production "'count' is exposed for tests"
  [self.model resetForTesting];  // expect: testable_member_in_production
  [self open];
}
- (void)clearForTesting { [self.model dropAll]; }
@end
@interface Keeper : NSObject
@end
@implementation Keeper
- (void)keep:(Store *)store thing:(id)thing {
  [store forget];
  [thing dropAll];
}
@end
