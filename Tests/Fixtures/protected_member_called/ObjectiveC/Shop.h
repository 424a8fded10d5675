#import <Foundation/Foundation.h>

@interface Shop : NSObject
@end
