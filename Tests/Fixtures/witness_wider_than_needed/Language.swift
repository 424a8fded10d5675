// What the language calls, and what is copied into other modules, has to be public.
protocol Row {
  var height: Int { get }
  var width: Int { get }
  var depth: Int { get }
  static var usual: Int { get }
  var wrappedValue: Int { get }
  var plain: Int { get }
  func callAsFunction() -> Int
  func dynamicallyCall(withArguments list: [Int]) -> Int
  static func buildBlock(_ parts: Int...) -> Int
  subscript(place: Int) -> String { get }
  subscript(dynamicMember name: String) -> Int { get }
}

public struct TextRow: Row {
  public var height = 1
  public var width = 1  // expect: witness_wider_than_needed "'width'"
  public var depth = 1
  public static var usual: Int { 1 }
  public var wrappedValue: Int { 1 }  // expect: witness_wider_than_needed
  public func callAsFunction() -> Int { 1 }
  public static func buildBlock(_ parts: Int...) -> Int { 1 }  // expect: witness_wider_than_needed
  public subscript(place: Int) -> String { "" }  // expect: witness_wider_than_needed
  @inlinable public func area() -> Int { height * 2 }
  @_transparent func volume() -> Int { depth }
  func surface() -> Int { width }
  public init(size: Int = TextRow.usual) {}
}

@propertyWrapper public struct Held: Row {
  public var wrappedValue: Int { 1 }
  public var plain: Int { 1 }  // expect: witness_wider_than_needed
}

@resultBuilder public enum Sum: Row {
  public static func buildBlock(_ parts: Int...) -> Int { 1 }
}

@dynamicMemberLookup @dynamicCallable public struct Open: Row {
  public subscript(dynamicMember name: String) -> Int { 1 }
  public func dynamicallyCall(withArguments list: [Int]) -> Int { 1 }
}

protocol Shared { static var shared: Ticker { get } }
@globalActor public actor Ticker: Shared {
  public static let shared = Ticker()
}
