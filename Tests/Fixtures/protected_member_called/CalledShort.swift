// What a call gives is known, whatever it leaves out, adds or repeats, and whatever else has its name.
class Loader {
  /// For subclasses only.
  func prime() {}
}
final class Maker {
  func make(_ number: Int, isOpen: Bool = false) -> Loader { Loader() }
  func build(_ number: Int, then: () -> Void) -> Loader { Loader() }
  func join(_ numbers: Int...) -> Loader { Loader() }
  func pick(_ number: Int) -> Loader { Loader() }
  func pick(_ number: Int, isOpen: Bool = false) -> Int { number }
  static func loader() -> Loader { Loader() }
  let loader = "one"
  static let spare = 1
  var spare: Loader { Loader() }
  static func open() { loader().prime() }  // expect: protected_member_called
}
func open(_ maker: Maker) {
  maker.make(1).prime()  // expect: protected_member_called
  let loader = maker.make(2)
  loader.prime()  // expect: protected_member_called
  maker.build(1) { print("built") }.prime()  // expect: protected_member_called
  maker.join(1, 2).prime()  // expect: protected_member_called
  maker.pick(1).prime()  // expect: protected_member_called
  Maker.loader().prime()  // expect: protected_member_called
  maker.spare.prime()  // expect: protected_member_called
}
