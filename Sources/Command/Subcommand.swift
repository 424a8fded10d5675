import RuleKit

/// One thing that the command can do: what is said of it, and the deed.
protocol Subcommand: SendableMetatype {
  static var usage: Usage { get }

  init(_ arguments: Arguments, _ rules: RuleSet) throws(UsageError)

  func run() -> ExitStatus
}

/// What the process ends with.
enum ExitStatus: Int32 {
  case clean = 0
  case findings = 1
  /// The run itself failed: its arguments, its configuration, or a root that cannot be read.
  case failed = 2
}
