// Whoever is public cannot rely on the default, not even in the protocol's own module.
// module: open
// refused: method 'wave()' must be declared public because it matches a requirement in public protocol 'Greeter'
public protocol Greeter { func wave() }

extension Greeter {
  func wave() { print("hi") }  // expect: public_default_not_public
}

public struct Robot: Greeter {}

Robot().wave()
