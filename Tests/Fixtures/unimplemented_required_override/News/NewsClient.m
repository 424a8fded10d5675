#import "NewsClient+Protected.h"

@implementation NewsClient
- (void)refresh {
  [self tasksForRefreshing];
}
- (NSString *)summary {
  return [self nameOfService];
}
- (NSArray *)tasksForRefreshing {  // related: unimplemented_required_override
  // expect@-1: required_override_return_after_assert
  NSAssert(NO, @"NewsClient subclasses must override tasksForRefreshing without calling super.");
  return nil;
}
- (NSString *)nameOfService {
  [NSException raise:NSInternalInconsistencyException format:@"subclasses must override nameOfService"];
  return nil;
}
@end
