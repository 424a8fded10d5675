public protocol Clock {}
extension Clock {
  public func now() -> Int { 1 }
}
