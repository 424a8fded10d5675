enum Slot: Equatable {
  case real
  /// For testing only.
  case mockSlot
  /// For testing only.
  case fakeSlot(Int)
  /// For testing only.
  static let sample = Slot.real
}
struct Shelf {
  var slot: Slot = .real
  func put(_ slot: Slot) { print(slot) }
  func isFull(with slot: Slot) -> Bool { slot != .real }
}
// Nobody else has the name.
func fill(_ shelf: inout Shelf) {
  shelf.put(.mockSlot)  // expect: testable_member_in_production
  shelf.put(.fakeSlot(1))  // expect: testable_member_in_production
  shelf.slot = .mockSlot  // expect: testable_member_in_production
  let all: [Slot] = [.mockSlot]  // expect: testable_member_in_production
  print(all)
  shelf.put(.sample)
}
// Whoever gets one has to ask.
func look(at shelf: Shelf) -> Int {
  if shelf.slot == .mockSlot || shelf.slot != .fakeSlot(1) { return 0 }
  guard shelf.isFull(with: .mockSlot) else { return 1 }
  switch shelf.slot {
  case .mockSlot, .fakeSlot: return 2
  case .real: return 3
  }
}
