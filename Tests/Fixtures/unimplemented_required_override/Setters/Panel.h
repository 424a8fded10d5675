// The head of a method may be a macro's, which another header defines.
#import <Foundation/Foundation.h>

@interface Panel : NSObject
- (void)show;
- (NSString *)makeTitle;
@end

@interface ListPanel : Panel
@end

@interface TextPanel : Panel
@end

@interface BarePanel : Panel  // expect: unimplemented_required_override "must override 'makeTitle'"
@end
