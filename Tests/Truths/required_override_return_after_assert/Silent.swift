// Compiled for release, the stub says nothing and gives back what was only there for the compiler.
// swiftc: -O
// prints: 0 wheels
class Wagon {
  func wheels() -> Int {  // expect: required_override_return_after_assert
    assert(false, "Subclasses must override.")
    return 0
  }
}
class Cart: Wagon {}

print(Cart().wheels(), "wheels")
