public import Index

/// Why a rule that looked at a declaration found nothing in it.
public struct Silence: Equatable, Sendable {
  /// The rule's id.
  public let rule: String
  public let reason: Message
  /// The places that show it.
  public let related: [Related]
}

// What rules say only to those who ask about a declaration.
extension Pass {
  /// Whether somebody asks why rules are silent: what is not needed for findings is done only then.
  public var isAsked: Bool { asked != nil }

  /// Says why the rule finds nothing in a declaration. Where nobody asks, nothing is done.
  ///
  /// - Parameter withMembers: Whether the same holds for its members.
  public mutating func spare(
    _ decl: DeclID, withMembers: Bool = false, because reason: Message, _ related: [Related] = []
  ) {
    guard let asked, asked == decl || (withMembers && index.parent(of: asked) == decl) else { return }
    let silence = Silence(rule: ruleID, reason: reason, related: related)
    if !silences.contains(silence) { silences.append(silence) }
  }
}
