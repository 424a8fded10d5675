// The last word of a label is another one, and nobody calls what it names.
protocol Tower {
  func push(childScreen: String, animated: Bool)
  func climb(fromTop: Int)
  func paint(upperIndex: Int)
  func find(_ number: Int) -> String?
}
extension Tower {
  func push(childTrail: String, animated: Bool) { print(childTrail) }  // expect: default_near_miss "the requirement is 'push(childScreen:animated:)'"
  // Other places, and other things.
  func climb(fromBottom: Int) { print(fromBottom) }
  func paint(upperKey: Int) { print(upperKey) }
  // An operation of its own: a type has another version of it.
  func find(_ number: String) -> String? { nil }
}
struct Keep: Tower {
  func push(childScreen: String, animated: Bool) {}
  func climb(fromTop: Int) {}
  func paint(upperIndex: Int) {}
  func find(_ number: Int) -> String? { "a" }
  func find(_ number: String) -> String? { "b" }
}
