#import <UIKit/UIGestureRecognizerSubclass.h>
