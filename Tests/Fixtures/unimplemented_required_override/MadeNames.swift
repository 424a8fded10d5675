// A function, a case or a variable may have the class's name: then nothing is made of it.
class Header {
  func fill() { fatalError("subclasses must override fill") }
  func show() { fill() }
}
final class BigHeader: Header { override func fill() {} }
struct Maker {
  func Header() -> Int { 1 }
  func make() { _ = Header() }
  struct Inner {
    func make() { _ = Header() }
  }
}
enum Part {
  case Header(Int), footer
  static func make() -> Part { Header(1) }
}
class Bench { func Header() -> Int { 1 } }
final class Anvil: Bench { func make() { _ = Header() } }
protocol Headed { func Header() -> Int }
extension Headed { func make() { _ = Header() } }
struct Page {
  let Header: () -> Int
  func make() { _ = Header() }
}
func local() {
  func Header() -> Int { 2 }
  _ = Header()
}
struct Plain {
  let size = 1
  func make() { _ = Header() }  // expect: unimplemented_required_override "'Header' is made here"
}
