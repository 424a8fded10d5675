// What has a value of its own may be left out where super is called.
class Car {
  func drive(_ speed: Int, fast: Bool = false) { fatalError("override drive without calling super") }
  func honk(_ count: Int, loud: Bool = false) { fatalError("override honk without calling super") }
  func honk(_ count: Int) { print(count) }
}
class Taxi: Car {
  override func drive(_ speed: Int, fast: Bool = false) { super.drive(speed) }  // expect: super_call_in_required_override
}
class Van: Car {
  override func drive(_ speed: Int, fast: Bool) { super.drive(speed) }  // expect: super_call_in_required_override
  override func honk(_ count: Int, loud: Bool) { super.honk(count) }
}
