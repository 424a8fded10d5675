public import Index

/// The protected face of a rule: what its author fills in, and only the `Workbench` calls.
///
/// Swift has no `protected`. This is made of two locks: only a subclass of `Rule` can conform,
/// and only this module can make the `Pass` that every hook takes.
/// The leaf conforms, never `Rule` itself: a witness chosen for a superclass is never overridden.
public protocol RuleHooks: Rule, SendableMetatype {
  static var card: RuleCard { get }

  /// Called for each declaration of a file that the card's `looksAt` names, in the order of the text.
  func visit(_ decl: DeclID, _ pass: inout Pass)

  /// Called once for each file, after the visits. What a rule kept of the file, it forgets here.
  func finish(_ pass: inout Pass)
}

extension RuleHooks {
  public func finish(_ pass: inout Pass) {}
}
