import RuleKit

/// `accesslint man`: the manual page, for whoever packs the command.
struct ManualCommand: Subcommand {
  static let usage = Usage("man", "", "print the manual page, accesslint.1", isHidden: true)

  init(_ arguments: Arguments, _ rules: RuleSet) throws(UsageError) { try arguments.refuseOperands() }

  func run() -> ExitStatus { Command.print(ManualPage.text) }
}
