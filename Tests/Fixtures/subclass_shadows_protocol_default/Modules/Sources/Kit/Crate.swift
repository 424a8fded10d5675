public protocol Crate { func size() -> Int; func label() -> Int }
extension Crate {
  public func size() -> Int { 1 }
  func label() -> Int { 1 }
}
