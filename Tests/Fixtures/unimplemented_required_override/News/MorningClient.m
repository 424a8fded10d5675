#import "MorningClient.h"
#import "NewsClient+Protected.h"

@implementation MorningClient
- (NSArray *)tasksForRefreshing { return @[]; }
- (NSString *)nameOfService { return @"morning"; }
@end
@implementation EveningClient
- (NSString *)nameOfService { return @"evening"; }
@end
@implementation NightClient
- (NSArray *)tasksForRefreshing { return [super tasksForRefreshing]; }  // expect: super_call_in_required_override "NewsClient.tasksForRefreshing"
- (NSString *)nameOfService { return @"night"; }
@end
