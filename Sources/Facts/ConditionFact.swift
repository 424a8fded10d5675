/// A condition that asks whether tests run, or how the program was started: `if isRunningTests() { … }`. What it guards has
/// an end; where a branch leaves the body around it, all that follows is guarded, and nothing is said.
public struct ConditionFact: Equatable, Sendable {
  /// The mention of what is asked, in the file's list.
  public let mention: UInt32
  /// Where the last of the branches ends.
  public let end: UInt32
}
