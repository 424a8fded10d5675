#import "Label.h"

@implementation Label
- (NSString *)text { @throw [NSException exceptionWithName:@"X" reason:@"subclasses must override" userInfo:nil]; }
- (void)setText:(NSString *)text { @throw [NSException exceptionWithName:@"X" reason:@"subclasses must override" userInfo:nil]; }
- (void)fill { [self setText:[[self text] uppercaseString]]; }
@end

@implementation PaperLabel
@end

@implementation PrintedLabel
- (NSString *)text { return @"printed"; }
@end
