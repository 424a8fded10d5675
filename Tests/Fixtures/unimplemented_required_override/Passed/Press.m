#import "Press.h"
@implementation Press
- (NSString *)nameForKey:(NSString *)key {
  [NSException raise:NSInternalInconsistencyException format:@"Subclasses must override %@", NSStringFromSelector(_cmd)];
  return nil;
}
- (void)start { [self nameForKey:@"press"]; }
@end
