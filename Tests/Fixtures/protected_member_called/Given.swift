// What a closure is called with, as what it is handed to tells it.
class Loader {
  /// For subclasses only.
  func poke() {}
}
struct Plain { func poke() {} }
typealias Finder = (Loader?) -> Void
final class Pool {
  var all: [Loader] = []
  var onDone: ((Loader) -> Void)?
  lazy var onStart: (Int, Loader) -> Void = { $1.poke() }  // expect: protected_member_called
  var onPlain: (Plain) -> Void = { $0.poke() }
  init(_ body: (Loader) -> Void = { $0.poke() }) {}
  func each(_ body: (Loader) -> Void) { all.forEach(body) }
  func plain(_ body: (Plain) -> Void) {}
  func with(name: String, body: @escaping @Sendable (_ loader: Loader, _ place: Int) async throws -> Void) {}
  func later(_ body: @escaping (Result<Loader, any Error>) -> Void) {}
  func find(_ done: @escaping Finder) {}
  func both(first: (Loader) -> Void, then second: (Plain) -> Void) {}
  func either(_ first: (Loader) -> Void, _ second: (Plain) -> Void) {}
  func go() {
    each { $0.poke() }  // expect: protected_member_called
    each { loader in loader.poke() }  // expect: protected_member_called
    each({ [weak self] (loader) in self?.each { _ in loader.poke() } })  // expect: protected_member_called
    plain { $0.poke() }
    with(name: "a") { loader, place in loader.poke() }  // expect: protected_member_called
    with(name: "b", body: { $0.poke(); print($1) })  // expect: protected_member_called
    later { result in
      switch result {
      case .success(let loader): loader.poke()  // expect: protected_member_called
      case .failure: break
      }
    }
    find { $0?.poke() }  // expect: protected_member_called
    find { loader in
      guard let loader else { return }
      loader.poke()  // expect: protected_member_called
    }
    both { $0.poke() } then: { $0.poke() }  // expect: protected_member_called
    both(first: { $0.poke() }, then: { $0.poke() })  // expect: protected_member_called
    either({ $0.poke() }, { $0.poke() })
    onDone = { $0.poke() }  // expect: protected_member_called
    let later: (Loader) -> Void = { $0.poke() }  // expect: protected_member_called
    later(all[0])
  }
}
func fill(_ pool: Pool) {
  pool.onDone = { loader in loader.poke() }  // expect: protected_member_called
  pool.onPlain = { plain in plain.poke() }
  _ = Pool { $0.poke() }  // expect: protected_member_called
}
// Another function of the name, a type that is given, and what hands over itself.
final class Twins {
  func each(_ body: (Loader) -> Void) {}
  func each(_ body: (Plain) -> Void) {}
  func some<T>(_ value: T, _ body: (T) -> Void) {}
  func go(_ plain: Plain) {
    each { $0.poke() }
    some(plain) { $0.poke() }
  }
}
protocol Handing {}
extension Handing {
  func then(_ body: (Self) -> Void) { body(self) }
}
extension Plain: Handing {}
func hand(_ plain: Plain) { plain.then { $0.poke() } }
