// module: open
// A protocol that others can adopt, and defaults that they cannot see.
public protocol Theme {
  var name: String { get }
  var size: Int { get set }
  func draw(in frame: Frame)  // related: public_default_not_public "the requirement is public"
  func draw()
  init(named name: String)
  subscript(index: Int) -> String { get }
  static func make() -> Self
  func shown()
  func shownByExtension()
  func constrained()
  func twice(_ a: Int)
  func twice(_ a: String)
  func overloaded(_ a: Int)
  func inlined()
  func hidden()
  func both()
  func elsewhere()
  func _secret()
  func narrowed()
  func widened()
  func called(with value: Int)
  func retired()
  func refused()
}

extension Theme {
  var name: String { "none" }  // expect: public_default_not_public "the default of 'Theme.name' is internal, so types of other modules have to implement it; make it public"
  // No setter, no default.
  var size: Int { 1 }
  func draw(in frame: Frame) {}  // expect: public_default_not_public "the default of 'Theme.draw(in:)' is internal"
  internal func draw() {}  // expect: public_default_not_public
  init(named name: String) { print(name) }  // expect: public_default_not_public "'Theme.init(named:)'"
  subscript(index: Int) -> String { "" }  // expect: public_default_not_public
  public func shown() {}
  func refused() { assertionFailure("themes have to implement refused()") }
  func twice(_ a: Int) {}
  func overloaded(_ a: String) {}
  @usableFromInline func inlined() {}
  fileprivate func hidden() {}
  func helper() {}
  func _secret() {}
  // Those who call may leave the value out.
  func called(with value: Int = 1) { called(with: value) }
  @available(*, deprecated) func retired() {}
}

public extension Theme {
  func shownByExtension() {}
  func both() {}
}

extension Theme where Self: Equatable {
  func constrained() {}
}

protocol Inner: Theme {}
extension Inner {
  func both() {}
}

// A default for some types alone, which others cannot see anyway.
protocol Narrow: Theme {}
extension Narrow {
  public func narrowed() {}
}

public protocol Wide: Theme {}
extension Wide {
  func widened() {}  // expect: public_default_not_public "the default of 'Theme.widened()' is internal"
}

public struct Frame {}
struct Plain: Theme {}  // related: public_default_not_public "this type relies on the default"

protocol Hidden { func hide() }
extension Hidden { func hide() {} }

// Not for all who import the module.
@_spi(Parts) public protocol Drawer { func pull() }
extension Drawer { func pull() {} }
public protocol Cupboard {
  @_spi(Parts) func shut()
  func open()
}
extension Cupboard {
  func shut() {}
  func open() {}  // expect: public_default_not_public
}

// The extension's associated type is the protocol's.
public protocol Shelf {
  associatedtype Book
  func find(_ title: String) async throws -> [Book]
  func put(_ book: Book)
  func lend(_ book: Book)
}
extension Shelf {
  func find(_ title: String) async throws -> [Book] { [] }  // expect: public_default_not_public
  func put(_ book: Book) {}  // expect: public_default_not_public
  func lend(_ book: String) {}
}
