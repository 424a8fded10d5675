#import <Foundation/Foundation.h>

@protocol Signalling <NSObject>
- (void)raiseFlag:(NSString *)flag;
@property (nonatomic, readonly) NSInteger flags;
@end

@protocol NightSignalling <Signalling>
@optional
- (void)flash;
@end

@protocol Sounding <NSObject>
- (void)soundHorn;
- (void)raiseFlag:(NSString *)flag;
@end
