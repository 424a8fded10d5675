#import "HiddenList.h"

@interface HiddenList () <UITableViewDelegate>
@end
@implementation HiddenList
@end
