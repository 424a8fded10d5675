#import <Foundation/Foundation.h>
@interface RadioSettings : NSObject
/// The radio keeps the old protocol. This option should be used only for testing purposes.
@property (nonatomic, assign) BOOL keepsOldProtocol;
/// For testing only.
@property (nonatomic, copy) NSString *station;
@end
