// Types that are not the project's conform, too.
protocol Titled {
  var title: String? { get }
  func rename(to title: String?)
}
extension Titled {
  var title: String? { nil }
  func rename(to title: String?) {}
}
extension Array: Titled {
  var title: String { "list" }  // expect: witness_near_miss "'title' (String) is not what 'Titled.title' (String?) requires"
  func rename(to title: String) {}  // expect: witness_near_miss
}
extension Int: Titled { var title: String? { "number" } }
extension Double: Titled {}
// Not in the extension that says it: it may be for anything.
extension Double { var title: String { "number" } }
extension Set: Titled where Element == Int { var title: String { "numbers" } }  // expect: witness_near_miss
// What is required stands elsewhere.
extension String: Titled { func title(_ words: Int) -> String { "" } }
extension String { var title: String? { self } }

// A protocol that nobody here knows may ask for a word, hardly for a sentence.
protocol Door {
  func openDoor(for guest: String, quickly: Bool)
  func shut(_ guest: String)
}
extension Door {
  func openDoor(for guest: String, quickly: Bool) {}
  func shut(_ guest: String) {}
}
struct Gate: Door, ElsewhereGate {
  func openDoor(for guest: String?, quickly: Bool) {}  // expect: witness_near_miss "'String?', not 'String'"
  func shut(_ guest: String?) {}
}
