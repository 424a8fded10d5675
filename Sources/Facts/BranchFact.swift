/// A branch of a statement or an expression that runs one of several: of `if` with `else`, of `switch`, of `a ? b : c`. What
/// follows a branch that leaves the body around it is one, too.
public struct BranchFact: Equatable, Sendable {
  /// What all branches of one statement share, and no other statement's have.
  public let statement: UInt32
  public let start: UInt32
  public let end: UInt32
}
