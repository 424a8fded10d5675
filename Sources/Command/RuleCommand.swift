import Lint
import RuleKit

/// `accesslint rule [ID] [--format text|json]`
struct RuleCommand: Subcommand {
  static let usage = Usage(
    "rule", "[ID]", "say what a rule finds, why, and what to do; without an id, list all",
    options: [.cardFormat], completion: .rules)

  private let cards: [RuleCard]
  private let isList: Bool
  private let isText: Bool

  init(_ arguments: Arguments, _ set: RuleSet) throws(UsageError) {
    isList = arguments.operands.isEmpty
    isText = try arguments.word("--format") != "json"
    if isList {
      cards = set.cards
      return
    }
    let id = try arguments.onlyOperand("the id of a rule")
    guard let card = set.card(id) else {
      throw UsageError("there is no rule '\(id)'" + Spelling.suggestion(for: id, among: set.cards.map(\.id)))
    }
    cards = [card]
  }

  func run() -> ExitStatus { CardOutput(cards).write(isText: isText, isList: isList) }
}
