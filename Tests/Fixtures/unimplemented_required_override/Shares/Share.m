#import <UIKit/UIKit.h>

// In Objective-C its members are called by their selectors.
@interface CopyShare : UIActivity  // expect: unimplemented_required_override "'CopyShare' must override 'activityImage' and 'canPerformWithActivityItems:', which UIActivity leaves to subclasses"
@end

@implementation CopyShare
- (NSString *)activityTitle { return @"Copy"; }  // related: unimplemented_required_override "it does override 'activityTitle'"
@end
