#import <Foundation/Foundation.h>

@class Kiln;

@protocol KilnDelegate <NSObject>
@required
- (void)kiln:(Kiln *)kiln didOpenAt:(double)degrees completionHandler:(void (^)(void))done;
@optional
- (void)kiln:(Kiln *)kiln willFirePot:(NSString *)pot completionHandler:(void (^)(BOOL))done;
- (void)kiln:(Kiln *)kiln willGlazePot:(NSString *)pot completionHandler:(void (^)(BOOL, NSError *_Nullable))done NS_SWIFT_ASYNC_THROWS_ON_FALSE(1);
- (void)getColourOfKiln:(Kiln *)kiln completion:(void (^)(NSString *))completion;
- (void)kiln:(Kiln *)kiln coolTo:(double)degrees reply:(void (^)(void))reply NS_SWIFT_ASYNC_NAME(chill(_:to:));
- (void)kiln:(Kiln *)kiln didCrackPot:(NSString *)pot;
@end

@interface Kiln : NSObject
@end
