#import <Foundation/Foundation.h>

@interface Reader : NSObject
@property (nonatomic) NSInteger page;
- (void)refresh;
/// For subclasses only.
- (void)turn:(NSInteger)pages; // related@-1: protected_member_called
@end
