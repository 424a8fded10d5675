// module: open
// What clients of a library may call is an overload of theirs, be it a near one; nobody here need call it.
public struct Square {}
public struct Circle {}
open class Shape {}
open class WideSquare: Shape {}
public protocol Canvas {
  func draw(_ square: Square)
  func write(_ bytes: [UInt8])
  func scroll(toLine line: Int)
  func fill(_ circle: Circle)
  func wipe(color: String)
  func encode(_ value: Int)
  func close(nextSquare: Square)
  func show(_ square: WideSquare)
  func hide(_ name: String?)
  var title: String? { get }
  func isBlank() -> Bool
}
extension Canvas {
  public func draw(_ circle: Circle) { print(circle) }
  public func write(_ text: String) { print(text) }
  public func scroll(toLines line: Int) { print(line) }
  public func fill(circle: Circle) { print(circle) }
  public func wipe(_ color: String) { print(color) }
  public func encode(_ value: Bool) { print(value) }
  public func close(nextCircle: Circle) { print(nextCircle) }
  // Nobody has a use for the one beside the other.
  public func show(_ square: Shape) { print(square) }  // expect: default_near_miss "parameter 1 is 'Shape'"
  public func hide(_ name: String) { print(name) }  // expect: default_near_miss "parameter 1 is 'String'"
  // These no call tells from what is required.
  public var title: String { "" }  // expect: default_near_miss "its type is 'String'"
  public func isBlank() -> Int { 0 }  // expect: default_near_miss "it returns 'Int'"
  // Nor do clients see these.
  func scroll(toLne line: Int) { print(line) }  // expect: default_near_miss "'scroll(toLine:)'"
  func draw(_ number: Int) { print(number) }  // expect: default_near_miss "parameter 1 is 'Int'"
}
