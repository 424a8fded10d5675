#import "Radio.h"
@interface Player : NSObject
@property (nonatomic, strong) RadioSettings *settings;
@end
@implementation Player
// A switch for tests is there to be looked at, and not to be turned.
- (NSString *)start { return self.settings.keepsOldProtocol ? @"old" : @"new"; }
- (void)stop {
  self.settings.keepsOldProtocol = YES;  // expect: testable_member_in_production
  NSLog(@"%@", self.settings.station);  // expect: testable_member_in_production
}
@end
