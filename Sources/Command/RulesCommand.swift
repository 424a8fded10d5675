import RuleKit

/// `accesslint rules [--format text|json]`
struct RulesCommand: Subcommand {
  static let usage = Usage("rules", "", "list all rules", options: [.cardFormat])

  private let cards: [RuleCard]
  private let isText: Bool

  init(_ arguments: Arguments, _ set: RuleSet) throws(UsageError) {
    try arguments.refuseOperands()
    cards = set.cards
    isText = try arguments.word("--format") != "json"
  }

  func run() -> ExitStatus { CardOutput(cards).write(isText: isText, isList: true) }
}
