// A public default is everybody's.
// module: open
// prints: hi
public protocol Greeter { func wave() }

extension Greeter {
  public func wave() { print("hi") }
}

public struct Robot: Greeter {}

Robot().wave()
