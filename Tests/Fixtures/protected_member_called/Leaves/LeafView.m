#import "Leaf+Subclasses.h"

@interface LeafView : UIView
@property (nonatomic) Leaf *leaf;
@end

// It hands on what the system tells it.
@implementation LeafView
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [self.leaf touchesBegan:touches withEvent:event];
}
- (void)dry {
  [self.leaf wither];  // expect: protected_member_called
  [self.leaf touchesBegan:nil withEvent:nil];  // expect: protected_member_called
}
@end
