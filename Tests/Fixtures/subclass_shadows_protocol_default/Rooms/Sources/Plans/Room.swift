open class Room {
  public init() {}
}

/// What its own module makes conform.
public protocol Heated { func degrees() -> Int }
extension Heated { public func degrees() -> Int { 18 } }
open class Hall: Heated { public init() {} }
