#import <Foundation/Foundation.h>
@class ZKPane;
@protocol ZKPaneDelegate <NSObject>
@optional
- (void)zkPane:(ZKPane *)pane didOpenRow:(NSInteger)row;
@end
@interface ZKPane : NSObject
@end
