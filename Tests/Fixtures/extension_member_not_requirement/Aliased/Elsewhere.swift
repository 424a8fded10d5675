#if !canImport(UIKit)
import AppKit
public typealias UIView = NSView
#endif
