import Foundation

// Private protocols, computed witnesses, defaults of the property itself, Objective-C, statics, nobody who conforms.
private protocol Hidden: AnyObject { var cache: [Int] { get set }; func drop() }
extension Hidden { func drop() { cache.removeAll() } }
private final class HiddenBox: Hidden { var cache: [Int] = [] }

protocol Computed: AnyObject { var value: [Int] { get set }; func drop() }
extension Computed { func drop() { value.removeAll() } }
final class ComputedBox: Computed {
  private var store: [Int] = []
  var value: [Int] {
    get { store }
    set { store = newValue }
  }
}

protocol Defaulted: AnyObject { var name: [Int] { get set }; func drop() }
extension Defaulted {
  var name: [Int] {
    get { [] }
    set {}
  }
  func drop() { name.removeAll() }
}
final class DefaultedBox: Defaulted { var name: [Int] = [] }

@objc protocol Bridged { var table: [Int] { get set } }
extension Bridged { func drop() { table.removeAll() } }
final class BridgedBox: NSObject, Bridged { var table: [Int] = [] }

protocol Typed { static var registry: [Int] { get set } }
extension Typed { static func drop() { registry.removeAll() } }
struct TypedBox: Typed { static var registry: [Int] = [] }

protocol Lonely { var heap: [Int] { get set } }
extension Lonely { mutating func drop() { heap.removeAll() } }

protocol Unused: AnyObject { var spare: [Int] { get set } }
final class UnusedBox: Unused { var spare: [Int] = [] }

protocol Foreign: AnyObject { var tag: [Int] { get set }; func drop() }
extension Foreign { func drop() { tag.removeAll() } }
final class ForeignBox: Foreign { var tag: [Int] = [] }
extension NSObject: Foreign { var tag: [Int] { get { [] } set {} } }

// Set in Interface Builder.
import UIKit
protocol Framed: AnyObject {
  var frameWidth: CGFloat { get set }
  var frameCount: Int { get set }  // expect: leaked_protocol_property
}
extension Framed where Self: UIView {
  func drawFrame() {
    frameCount += 1
    if frameWidth > 0 { layer.borderWidth = frameWidth }
  }
}
final class FramedImage: UIImageView, Framed {
  @IBInspectable var frameWidth: CGFloat = 0 { didSet { drawFrame() } }
  var frameCount = 0
}
