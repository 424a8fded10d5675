import Lint
import RuleKit

/// `accesslint init`
struct InitCommand: Subcommand {
  static let usage = Usage("init", "", "write a configuration with everything in it as comments")

  private let cards: [RuleCard]

  init(_ arguments: Arguments, _ set: RuleSet) throws(UsageError) {
    try arguments.refuseOperands()
    cards = set.cards
  }

  func run() -> ExitStatus {
    if let name = ConfigurationFinder.names.first(where: FilePath.exists) {
      Output.error.complain("error: \(name) is there already")
      return .failed
    }
    let name = ConfigurationFinder.names[0]
    if let reason = OutputFile(name).write(ContiguousArray(ConfigurationExample(cards).text.utf8)) {
      Output.error.complain("error: \(name): \(reason)")
      return .failed
    }
    Output.error.complain("\(name) is written; all of it is comments")
    return .clean
  }
}
