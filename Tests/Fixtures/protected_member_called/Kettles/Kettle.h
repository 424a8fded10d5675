#import <Foundation/Foundation.h>
NS_ASSUME_NONNULL_BEGIN
@interface Kettle : NSObject
/// For subclasses only.
- (void)heat;
+ (instancetype)sharedKettle;
+ (Kettle *)spare;
- (nullable Kettle *)takenBy:(NSString *)guest;
@property (class, readonly) Kettle *mainKettle NS_SWIFT_NAME(main);
@property (nonatomic, strong) Kettle *upper NS_SWIFT_NAME(above);
@property (nonatomic, copy) NSArray<Kettle *> *kettleList NS_SWIFT_NAME(others);
@end
NS_ASSUME_NONNULL_END

@interface Pan : NSObject
- (void)heat;
@end
@interface Oven : NSObject
- (Pan *)pan;
@end
@interface IronPan : Pan
/// For subclasses only.
- (void)heat;
@end
@interface IronOven : Oven
@end
