#import "Lock.h"

@implementation Padlock
- (void)turn {  // expect: do_not_override
}
- (void)open {
}
@end

@implementation Lock
- (void)turn {
}
- (void)open {
}
@end
