/// A `catch` with its block, and the block whose errors it is for.
public struct CatchFact: Equatable, Sendable {
  public let tryStart: UInt32
  public let tryEnd: UInt32
  public let start: UInt32
  public let end: UInt32
}
