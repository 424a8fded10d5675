#import "Leaf.h"

@interface Leaf (Subclasses)
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)wither;
+ (instancetype)find;
@end
