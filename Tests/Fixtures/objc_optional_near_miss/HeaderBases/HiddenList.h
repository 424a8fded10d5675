#import <UIKit/UIKit.h>

@interface HiddenList : UIViewController
@end
