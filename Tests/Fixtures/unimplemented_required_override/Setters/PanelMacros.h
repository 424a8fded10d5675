#import <Foundation/Foundation.h>

/// Opens the setter of a property.
#define PANEL_SETTER(name, type) -(void)name : (type)value reset : (BOOL)reset

@interface PanelMacros : NSObject
@end
