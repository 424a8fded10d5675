// What an initializer makes of each.
class Motor {
  /// For subclasses only.
  func turn() {}
  init(size: Int) {}
}
struct Fan {
  let motor: Motor
  init(_ size: Int) { motor = Motor(size: size) }
}
struct Lamp {
  init(_ size: Int) {}
  func turn() {}
}
struct Shop {
  let sizes: [Int]
  let own: Maker
  func open() {
    sizes.map(Motor.init).forEach { $0.turn() }  // expect: protected_member_called
    sizes.map(Fan.init).first?.motor.turn()  // expect: protected_member_called
    for lamp in sizes.map(Lamp.init) { lamp.turn() }
    let motors = sizes.map(Motor.init)
    motors[0].turn()  // expect: protected_member_called
    own.map(Motor.init).turn()
  }
}
struct Maker {
  func map(_ make: (Int) -> Motor) -> Lamp { Lamp(1) }
}

// What is a list itself is taken apart.
struct Twig: Sequence, IteratorProtocol {
  init(_ size: Int) {}
  mutating func next() -> Lamp? { nil }
  /// For subclasses only.
  func turn() {}
}
func shake(_ sizes: [Int]) { sizes.flatMap(Twig.init).first?.turn() }
