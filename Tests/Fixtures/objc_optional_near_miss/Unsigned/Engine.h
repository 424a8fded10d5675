#import <Foundation/Foundation.h>
@class Engine;
@protocol EngineDelegate <NSObject>
@optional
- (CGFloat)engine:(Engine *)engine sizeOfRowAtIndex:(NSUInteger)index;
@end
@interface Engine : NSObject
@end
