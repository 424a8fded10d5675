import Foundation

// What one class has is reached by the protocol's name: Objective-C asks the class.
@objc protocol Caller {
  @objc optional static var listener: AnyObject? { get set }
  @objc optional static func ring()
}
final class DoorCaller: NSObject, Caller {
  static weak var listener: AnyObject?
}
extension Caller {
  static var listener: AnyObject? {
    get { DoorCaller.listener }
    set { DoorCaller.listener = newValue }
  }
  static func ring() { print("ring") }  // expect: optional_method_in_protocol_extension
}
