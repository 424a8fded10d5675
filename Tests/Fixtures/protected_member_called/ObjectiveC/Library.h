#import <Foundation/Foundation.h>
@class Reader, Branch;

NS_SWIFT_NAME(CityLibrary)
@interface Library : NSObject {
  Reader *_night;
  id _anybody;
}
@property (nonatomic) Reader *reader;
@property (nonatomic, readonly) Branch *branch;
+ (instancetype)central;
- (Reader *)readerAt:(NSInteger)place;
@end

@interface Branch : Library
@property (nonatomic) struct Size { NSInteger depth; } size;
@end
