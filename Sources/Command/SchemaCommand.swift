import Lint
import RuleKit

/// `accesslint schema`
struct SchemaCommand: Subcommand {
  static let usage = Usage("schema", "", "print a JSON schema of configurations, for editors")

  private let cards: [RuleCard]

  init(_ arguments: Arguments, _ set: RuleSet) throws(UsageError) {
    try arguments.refuseOperands()
    cards = set.cards
  }

  func run() -> ExitStatus { Output.standard.write(ConfigurationSchema(cards).text) ? .clean : .failed }
}
