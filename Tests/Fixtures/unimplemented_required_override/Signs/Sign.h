// What a class answers before a message is sent has a say in whether it is sent to it.
#import <Foundation/Foundation.h>

@interface Sign : NSObject
+ (BOOL)isLit;
- (NSString *)title;
- (NSString *)shortTitle;
- (NSString *)longTitle;
- (void)refresh;
- (void)hang;
- (void)reload;
@end

@interface ShopSign : Sign
@end

/// Without light nobody asks for its titles.
@interface DarkSign : Sign
@end

/// It has light, and no titles.
@interface BareSign : Sign  // expect: unimplemented_required_override "must override 'title'"
- (void)dust;
@end

/// It has no light, but it refreshes itself, which asks for the title without a question.
@interface LateSign : Sign  // expect: unimplemented_required_override "must override 'title'"
- (void)wake;
@end
