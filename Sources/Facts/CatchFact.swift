/// A `catch` with its block, and the block whose errors it is for.
public struct CatchFact: Equatable, Sendable {
  /// Of the block of the `do`, whichever `catch` of it this is.
  public let tryStart: UInt32
  public let tryEnd: UInt32
  /// From the word to where its own block ends.
  public let start: UInt32
  public let end: UInt32
}
