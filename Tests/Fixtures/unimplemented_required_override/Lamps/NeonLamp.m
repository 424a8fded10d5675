#import "NeonLamp.h"

@implementation NeonLamp
@end
