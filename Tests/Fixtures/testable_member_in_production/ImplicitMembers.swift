struct Kettle {
  let litres: Int
  /// For testing only.
  static var tiny: Kettle { Kettle(litres: 0) }
  /// For testing only.
  static func filled(_ litres: Int) -> Kettle { Kettle(litres: litres) }
  /// For testing only.
  init(drops: Int) { litres = drops / 20_000 }
  init(litres: Int) { self.litres = litres }
}
struct Kitchen {
  // A type that is written tells what stands before the dot.
  var kettle: Kettle = .tiny  // expect: testable_member_in_production
  static let spare: Kettle = .filled(2)  // expect: testable_member_in_production
  var first: Kettle { .tiny }  // expect: testable_member_in_production
  func another(_ isFull: Bool) -> Kettle {
    if isFull { return .filled(3) }  // expect: testable_member_in_production
    let kettle: Kettle? = .tiny  // expect: testable_member_in_production
    let drop: Kettle = .init(drops: 1)  // expect: testable_member_in_production
    let cup: Cup = .tiny
    return kettle ?? (cup.isTiny ? drop : .init(litres: 1))
  }
  // Nobody says here whose it is.
  func cups(_ size: Cup = .tiny) -> [Kettle] {
    let sizes: [Cup] = [size].map { _ in return .tiny }
    return sizes.map { _ in Kettle(litres: 1) }
  }
  func cup(_ size: Cup = .tiny) -> Kettle { Kettle(litres: size.isTiny ? 0 : 1) }
}
enum Cup {
  case tiny, large
  var isTiny: Bool { self == .tiny }
}
// A case is called after what it stands for.
enum Mark {
  case exposedForTests, plain
  static func of(_ word: String) -> Mark {
    if word == "test" { return .exposedForTests }
    let mark: Mark = word.isEmpty ? .plain : Mark.exposedForTests
    return mark
  }
}
func testMark() -> Bool { Mark.of("test") == .exposedForTests }
