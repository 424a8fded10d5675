#import <Foundation/Foundation.h>
@class Ticker;
@interface Watch : NSObject
@property (nonatomic, strong) Ticker *ticker;
- (void)detect;
@end
