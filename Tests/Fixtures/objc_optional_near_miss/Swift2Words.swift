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
