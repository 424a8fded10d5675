#import "Garden-Swift.h"
@implementation Desk
- (void)close:(GDNotes *)notes { [notes textViewDidEndEdit:nil]; }
@end
