// What the header says holds for the body in the other file, which only traps or does nothing.
@interface Ferry : NSObject
/// Subclasses must override this method.
- (NSString *)route;
/// Subclasses must override this method.
- (void)moor;
/// Subclasses must override this method.
- (NSString *)flag;
- (void)sail;
@end
@interface SteamFerry : Ferry
@end
@interface SailFerry : Ferry  // expect: unimplemented_required_override "must override 'route' (Ferry.h:4"
@end
