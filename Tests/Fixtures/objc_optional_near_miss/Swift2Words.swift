// No method of Apple's is in the file, but the words are those of Swift 2: there a first label is none.
import Foundation

@objc protocol KilnDelegate: NSObjectProtocol {
  optional func kiln(kiln: Kiln, reachedHeat heat: Double)
}
class Kiln: NSObject {
  weak var delegate: KilnDelegate?
}
class Potter: NSObject, KilnDelegate {
  func kiln(kiln: Kiln, reachedHeat heat: Double) {}
  func label() -> String { return String(self.dynamicType) }
}

#if os(OSX)
import AppKit
typealias PlatformGesture = NSGestureRecognizer
typealias PlatformGestureDelegate = NSGestureRecognizerDelegate
#else
import UIKit
typealias PlatformGesture = UIGestureRecognizer
typealias PlatformGestureDelegate = UIGestureRecognizerDelegate
#endif
class Wheel: NSObject, PlatformGestureDelegate {
  func gestureRecognizer(
    gestureRecognizer: PlatformGesture, shouldRecognizeSimultaneouslyWithGestureRecognizer other: PlatformGesture
  ) -> Bool {
    return true
  }
}
