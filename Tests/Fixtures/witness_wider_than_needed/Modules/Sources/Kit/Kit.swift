import Foundation

// What an internal protocol asks for, in types that everybody sees.
protocol Row {
  var height: Int { get }  // related: witness_wider_than_needed "this is what asks for it"
  var used: Int { get }
  var tested: Int { get }
  var guessed: Int { get }
  var shared: Int { get }
  var description: String { get }
  var bridged: Int { get }
  subscript(place: Int) -> String { get }
  static func make() -> Self
  func draw(in width: Int)
  func other(_ a: Int)
  static func == (left: Self, right: Self) -> Bool
}

public protocol Shown { var shared: Int { get } }

public struct TextRow: Row, Shown, CustomStringConvertible {
  public var height: Int { 1 }  // expect: witness_wider_than_needed "'height' of 'TextRow' is public for 'Row' alone, which is internal; leave the modifier out"
  public let used = 1
  public var tested = 1
  public var guessed = 1
  public var shared = 1
  public var description: String { "" }
  @objc public var bridged: Int { 1 }
  // Nobody knows who asks for an element.
  public subscript(place: Int) -> String { "" }
  public static func make() -> TextRow { TextRow() }
  public func other(_ a: String) {}
  public func helper() {}
  public static func == (left: TextRow, right: TextRow) -> Bool { true }
}

// What another module overrides.
open class OpenRow: TextShowing {
  public init() {}
  open func appear() {}
}
protocol TextShowing { func appear() }

public extension TextRow {
  func draw(in width: Int) {}  // expect: witness_wider_than_needed "'draw(in:)' of 'TextRow' is public for 'Row' alone, which is internal; say 'internal'"
}

// As visible as it must be.
public struct PlainRow: Row {
  var height: Int { 1 }
  let used = 1, tested = 1, guessed = 1, shared = 1, description = "", bridged = 1
  subscript(place: Int) -> String { "" }
}

// A type that others do not see.
struct HiddenRow: Row {
  public var height: Int { 1 }
}

open class BaseRow: Row {
  public init() {}
  open var height: Int { 1 }  // expect: witness_wider_than_needed
}

open class DerivedRow: BaseRow {
  open override var height: Int { 2 }
}

// Nobody knows what a foreign protocol asks for.
public final class ForeignRow: Row, SomebodysProtocol {
  public var height: Int { 1 }
}

// Another module makes it conform to a protocol of its own.
public final class Server {
  public init() {}
  public func fetch() {}
}
