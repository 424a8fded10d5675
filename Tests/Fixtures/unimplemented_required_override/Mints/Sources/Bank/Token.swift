import Mint

// Other modules do not see what the mint keeps to itself.
final class Token: Coin {
  override func value() -> Int { 3 }
}
final class Blank: Coin {}  // expect: unimplemented_required_override "'Blank' must override 'value()' ("
