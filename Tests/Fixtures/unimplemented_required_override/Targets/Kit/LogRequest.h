#import <Foundation/Foundation.h>
@interface LogRequest : NSObject
- (NSURL *)path;
@end
