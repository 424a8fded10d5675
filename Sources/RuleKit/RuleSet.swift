/// A list of rules, by their metatypes: rules themselves are made by each worker, for itself.
public struct RuleSet: Sendable {
  public let rules: [any RuleHooks.Type]

  public init(_ rules: [any RuleHooks.Type]) { self.rules = rules }

  public var cards: [RuleCard] { rules.map { $0.card } }

  public func card(_ id: String) -> RuleCard? { cards.first { $0.id == id } }

  /// What is wrong with the rules' cards, in sentences; a set with problems does not run.
  public var problems: [String] {
    var problems = cards.flatMap { $0.problems }
    var ids: Set<String> = []
    for card in cards where !ids.insert(card.id).inserted { problems.append("'\(card.id)' is the id of two rules") }
    return problems
  }
}
