#import <Foundation/Foundation.h>

@interface Label : NSObject
- (NSString *)text;
- (void)setText:(NSString *)text;
- (void)fill;
@end

// A property has both methods.
@interface PaperLabel : Label
@property (nonatomic, copy) NSString *text;
@end

@interface PrintedLabel : Label  // expect: unimplemented_required_override "must override 'setText:'"
@property (nonatomic, readonly) NSString *text;
@end
