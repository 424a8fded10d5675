#import "Kettle.h"
// The implementation says nothing of nil.
@implementation Kettle
- (void)heat {}
+ (instancetype)sharedKettle { return nil; }
+ (Kettle *)spare { return nil; }
- (Kettle *)takenBy:(NSString *)guest { return nil; }
@end

// Swift sees the header's result.
@implementation IronOven
- (IronPan *)pan { return nil; }
@end
