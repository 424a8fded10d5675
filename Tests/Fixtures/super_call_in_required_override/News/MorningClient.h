#import "NewsClient.h"

@interface MorningClient : NewsClient
@end
@interface EveningClient : NewsClient
@end
@interface NightClient : NewsClient
@end
