#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
@class YDCrane;
@protocol YDCraneDelegate <NSObject>
@optional
- (void)crane:(YDCrane *)crane usesQueue:(dispatch_queue_t)queue count:(NSInteger)count;
- (void)crane:(YDCrane *)crane hasBytes:(const void *)bytes count:(NSInteger)count;
- (void)crane:(YDCrane *)crane hasText:(const char *)text count:(NSInteger)count;
- (void)crane:(YDCrane *)crane fillsBytes:(void *)bytes count:(NSInteger)count;
- (void)crane:(YDCrane *)crane hasColor:(CGColorRef)color count:(NSInteger)count;
@end
@interface YDCrane : NSObject
@end
NS_ASSUME_NONNULL_END
