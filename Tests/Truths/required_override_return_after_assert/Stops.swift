// Also in release builds the program stops where the override is missing.
// swiftc: -O
// traps: Subclasses must override.
class Wagon {
  func wheels() -> Int { fatalError("Subclasses must override.") }
}
class Cart: Wagon {}

print(Cart().wheels(), "wheels")
