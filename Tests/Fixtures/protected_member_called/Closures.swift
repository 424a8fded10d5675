class Oven {
  /// For subclasses only.
  func glow() {}
  func bake() {}
}
final class Kitchen {
  let ovens: [Oven] = []
  let byName: [String: Oven] = [:]
  var spare: Oven?
  var deck: Deck?
  let make: () -> Oven
  let find: @MainActor (String) throws -> Oven?
  var timer: (() -> Void) -> Int = { _ in 0 }
  init(_ make: @escaping () -> Oven) { (self.make, find) = (make, { _ in nil }) }
}
struct Deck {
  func map(_ body: (Card) -> Void) {}
}
struct Card { func glow() {} }
func heat(_ kitchen: Kitchen, _ ovens: [Oven], _ table: [String: Oven]) throws {
  kitchen.byName.forEach { $0.value.glow() }  // expect: protected_member_called
  table.forEach { $0.value.glow() }  // expect: protected_member_called
  table.forEach { pair in pair.value.glow() }  // expect: protected_member_called
  table.forEach { $0.key.glow() }
  kitchen.ovens.enumerated().forEach { $0.element.glow() }  // expect: protected_member_called
  ovens.enumerated().filter { $0.offset > 1 }.forEach { $0.element.glow() }  // expect: protected_member_called
  for oven in ovens.enumerated() { oven.element.glow() }  // expect: protected_member_called
  kitchen.spare.map { $0.glow() }  // expect: protected_member_called
  kitchen.spare.map { $0.bake() }
  kitchen.deck?.map { $0.glow() }
  kitchen.make().glow()  // expect: protected_member_called
  try kitchen.find("big")?.glow()  // expect: protected_member_called
  kitchen.timer({}).glow()
}

// Another name for `self`.
class Nurse {
  // accesslint:protected
  func wake(_ patient: Int) {}
}
final class Ward {
  let nurse: Nurse
  init(nurse: Nurse) { self.nurse = nurse }
  func later(_ work: @escaping () -> Void) {}
  func open() {
    later { [weak self] in
      guard let strongSelf = self else { return }
      strongSelf.nurse.wake(1)  // expect: protected_member_called
    }
    let ward = self
    later { ward.nurse.wake(2) }  // expect: protected_member_called
    later { [weak weakSelf = self] in weakSelf?.nurse.wake(3) }  // expect: protected_member_called
  }
}
final class NightNurse: Nurse {
  func round() {
    let me = self
    me.wake(4)
  }
}

// What a closure gives that may be there.
final class Hospital {
  var nurses: (() -> Nurse)?
  var doctors: (() -> Doctor)?
  func open() {
    nurses?().wake(5)  // expect: protected_member_called
    nurses!().wake(6)  // expect: protected_member_called
    doctors?().wake(7)
  }
}
struct Doctor { func wake(_ hour: Int) {} }

// What an extension asks of the parameter of the type that it extends.
struct Station<Person> { var person: Person }
extension Station where Person: Nurse {
  func alarm() { person.wake(8) }  // expect: protected_member_called
}
extension Station where Person == Doctor {
  func rest() { person.wake(9) }
}
