@implementation Ferry
- (NSString *)route {
  [NSException raise:NSInternalInconsistencyException format:@"%s", __func__];
  return nil;
}
- (void)moor {}
- (NSString *)flag { return [NSString stringWithFormat:@"%@-%d", self.description, 7]; }
- (void)sail {
  NSLog(@"%@ %@", [self route], [self flag]);
  [self moor];
}
@end
@implementation SteamFerry
- (NSString *)route { return @"north"; }
- (void)moor { NSLog(@"moored"); }
@end
@implementation SailFerry
- (void)moor { NSLog(@"moored"); }
@end
