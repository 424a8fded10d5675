import Foundation

// Globals, in types of which not all that they inherit is known.
class Loader {
  /// - Protected
  func willReload() {}
}
let sharedLoader = Loader()
let loader = Loader()
let allCases = Loader()
let description = Loader()
func makeLoader() -> Loader { Loader() }
func makeLoader(named name: String) -> Loader { Loader() }

final class Panel: NSObject {
  func go() {
    sharedLoader.willReload()  // expect: protected_member_called
    makeLoader().willReload()  // expect: protected_member_called
    makeLoader(named: "a").willReload()  // expect: protected_member_called
    loader.willReload()
  }
}
enum Trouble: Error {
  case bad
  func go() { loader.willReload() }  // expect: protected_member_called
}
enum Stage: CaseIterable {
  case first
  func go() { _ = Self.allCases.count; description.willReload() }  // expect: protected_member_called
}
struct Note: CustomStringConvertible {
  var description: String { "" }
  func go() { sharedLoader.willReload(); print(description) }  // expect: protected_member_called
}
// Its own, what it inherits, and what nobody here knows.
class Base {
  let sharedLoader = Other()
}
final class Heir: Base, Codable {
  init(_ loader: Loader) {}
  required init(from decoder: any Decoder) throws {}
  func go() { sharedLoader.willReload() }
}
final class Stranger: UnknownThing {
  func go() { sharedLoader.willReload() }
}
extension Array {
  func go() { sharedLoader.willReload() }
}
final class Other {
  func willReload() {}
}
