/// Who does two things that have nothing to do with each other.
public protocol Helpers {
  func both<One: Sendable, Other: Sendable>(
    _ one: @escaping @Sendable () -> One, _ other: @escaping @Sendable () -> Other
  ) -> (One, Other)
}

/// One after the other.
public struct NoHelpers: Helpers {
  public init() {}

  public func both<One: Sendable, Other: Sendable>(
    _ one: @escaping @Sendable () -> One, _ other: @escaping @Sendable () -> Other
  ) -> (One, Other) { (one(), other()) }
}
