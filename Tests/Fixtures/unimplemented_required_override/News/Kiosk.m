#import "NewsClient.h"
#import "NewsClient+Protected.h"

@interface Kiosk : NSObject
@end
@implementation Kiosk
- (void)open:(NewsClient *)client {
  [client refresh];
  [client tasksForRefreshing];  // expect: protected_member_called
}
@end
