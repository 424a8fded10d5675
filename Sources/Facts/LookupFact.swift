/// A string by which a call finds something while the program runs: the name of a selector or a class, or a key.
public struct LookupFact: Equatable, Sendable {
  /// Without its quotes.
  public let text: Name
  /// The call's mention, in the file's list.
  public let mention: UInt32
  public let offset: UInt32
}
