import RuleKit

/// `accesslint version`
struct VersionCommand: Subcommand {
  static let usage = Usage("version", "", "say which version this is")

  init(_ arguments: Arguments, _ rules: RuleSet) throws(UsageError) { try arguments.refuseOperands() }

  func run() -> ExitStatus { Command.print("accesslint \(Command.version)\n") }
}
