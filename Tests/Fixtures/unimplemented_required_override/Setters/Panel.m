#import "Panel.h"
#import "PanelMacros.h"

@implementation Panel
- (void)show { NSLog(@"%@", [self makeTitle]); }
- (NSString *)makeTitle {
  [NSException raise:NSInternalInconsistencyException format:@"Subclasses must override makeTitle"];
  return nil;
}
@end

@implementation ListPanel {
  NSInteger _first;
}

PANEL_SETTER(first, NSInteger)
{
  _first = reset ? 0 : value;
}

- (NSString *)makeTitle { return @"list"; }
@end

@implementation TextPanel {
  NSInteger _lines;
  NSInteger _width;
}

PANEL_SETTER(lines, NSInteger) { _lines = value; }

PANEL_SETTER(width, NSInteger) { _width = value; }

- (NSString *)makeTitle { return @"text"; }
@end

@implementation BarePanel {
  NSInteger _last;
}

PANEL_SETTER(last, NSInteger) { _last = value; }
@end
