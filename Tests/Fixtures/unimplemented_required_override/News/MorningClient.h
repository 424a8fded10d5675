#import "NewsClient.h"

@interface MorningClient : NewsClient
@end
@interface EveningClient : NewsClient  // expect: unimplemented_required_override "'EveningClient' must override 'tasksForRefreshing'"
@end
@interface NightClient : NewsClient
@end
