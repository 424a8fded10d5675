#import <UIKit/UIKit.h>

@interface LampCell : UITableViewCell
@end
@implementation LampCell
- (void)prepareForReuse { self.tag = 1; }  // expect: missing_super_call "'prepareForReuse' must call super, as the header of UITableViewCell asks"
- (void)awakeFromNib { }  // expect: missing_super_call
- (void)updateConstraints { [super updateConstraints]; }
- (void)layoutSubviews { }
@end

@interface LampSocket : NSObject
@end
@implementation LampSocket
- (void)prepareForReuse { }
- (void)awakeFromNib { }
@end
