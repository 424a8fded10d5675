protocol Glowing { func glow() -> Int }
extension Glowing { func glow() -> Int { 1 } }
public protocol Dimming { func dim() -> Int }
extension Dimming { public func dim() -> Int { 1 } }

open class Lamp: Glowing, Dimming {
  public init() {}
}
open class Lantern: Dimming {
  public init() {}
}
