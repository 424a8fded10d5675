#import "Sign.h"

@implementation Sign
+ (BOOL)isLit { return YES; }
- (NSString *)title { NSAssert(NO, @"Must be overridden in a subclass"); return nil; }
- (NSString *)shortTitle { return [self title]; }
- (NSString *)longTitle { return [[self title] stringByAppendingString:[self shortTitle]]; }
- (void)refresh { NSLog(@"%@", [self longTitle]); }
// Nobody sends it.
- (void)reload { NSLog(@"%@ %@", [self title], [self shortTitle]); }
- (void)hang {
  if ([self.class isLit]) {
    NSLog(@"%@ %@", [self title], [self shortTitle]);
  }
}
@end

@implementation ShopSign
- (NSString *)title { return @"Shop"; }
- (void)open { [self refresh]; }
@end

@implementation DarkSign
+ (BOOL)isLit { return NO; }
@end

@implementation BareSign
- (void)dust {}
@end

@implementation LateSign
+ (BOOL)isLit { return NO; }
- (void)wake { [self refresh]; }
@end
