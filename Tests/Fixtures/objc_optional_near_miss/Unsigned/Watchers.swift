import Foundation
// What is unsigned in a header of the project is so in Swift.
final class Watcher: NSObject, EngineDelegate {
  func engine(_ engine: Engine, sizeOfRow index: UInt) -> CGFloat { 1 }  // expect: objc_optional_near_miss
}
final class GoodWatcher: NSObject, EngineDelegate {
  func engine(_ engine: Engine, sizeOfRowAt index: UInt) -> CGFloat { 1 }
}
