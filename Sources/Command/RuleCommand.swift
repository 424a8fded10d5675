import Lint
import RuleKit

/// `accesslint rule [ID] [--format text|json]`; of `protected` or `protocol_proxy` all rules whose ids have these words.
struct RuleCommand: Subcommand {
  static let usage = Usage(
    "rule", "[ID]", "say what a rule finds, why, and what to do; a word of an id will do",
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
    let found = set.card(id).map { [$0] } ?? set.cards.filter { "_\($0.id)_".contains("_\(id)_") }
    if found.isEmpty {
      throw UsageError("there is no rule '\(id)'" + Spelling.suggestion(forRule: id, among: set.cards.map(\.id)))
    }
    cards = found
  }

  func run() -> ExitStatus { CardOutput(cards).write(isText: isText, isList: isList) }
}
