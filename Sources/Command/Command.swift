import Lint
public import RuleKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The command line, whatever its rules.
public enum Command {
  public static let version = "0.1.0"

  /// All that the command can do, in the order of the help. The first is meant where none is named.
  static let subcommands: [any Subcommand.Type] = [
    LintCommand.self,
    RuleCommand.self,
    RulesCommand.self,
    ExplainCommand.self,
    BaselineCommand.self,
    InitCommand.self,
    ConfigCommand.self,
    SchemaCommand.self,
    DoctorCommand.self,
    TreeCommand.self,
    ProtocolCommand.self,
    CompletionsCommand.self,
    ManualCommand.self,
    VersionCommand.self,
  ]

  /// Does what the process's arguments ask for, and ends the process.
  public static func run(with rules: RuleSet) -> Never {
    StandardStreams.fillGaps()
    // Whoever reads our output may stop to, and a file may have a limit: that is no reason to be killed.
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
    // Whoever started us may not care what becomes of children; then nobody would tell us what they end with.
    _ = signal(SIGCHLD, SIG_DFL)
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == [ObjCService.argument] { ObjCService.serve() }
    if let illegible {
      Output.error.complain("an argument is no UTF-8: '\(illegible)'")
      exit(ExitStatus.failed.rawValue)
    }
    Heap.prepare()
    ObjCService.offer()
    exit(run(arguments, with: rules).rawValue)
  }

  /// An argument that is no text: as a path it would lead to another file, or to none.
  private static var illegible: String? {
    // The system's texts end with NUL, and nobody changes them.
    let texts = unsafe UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    let place = unsafe texts.firstIndex { text in unsafe text.map { unsafe String(validatingCString: $0) == nil } ?? false }
    return place.map { CommandLine.arguments[$0] }
  }

  static func run(_ arguments: [String], with own: RuleSet) -> ExitStatus {
    let options = arguments.prefix { $0 != "--" }
    let named = subcommands.first { $0.usage.name == arguments.first }
    if options.contains("--help") || options.contains("-h") {
      return print(named.map { HelpText.text(of: $0.usage) } ?? HelpText.overview)
    }
    if options.contains("--version") { return print("accesslint \(version)\n") }
    let rules = RuleSet(own.rules + [SuperfluousDisable.self])
    // A set that contradicts itself is a mistake of whoever built the command.
    let problems = rules.problems
    if !problems.isEmpty {
      for problem in problems { Output.error.complain("rule \(problem)") }
      return .failed
    }
    do throws(UsageError) {
      if arguments.first == "help" { return print(try help(about: arguments.dropFirst().first)) }
      if let named { return try run(named, Array(arguments.dropFirst()), rules) }
      try refuseMistypedName(arguments.first)
      try refuseLateName(arguments)
      return try run(LintCommand.self, arguments, rules)
    } catch {
      Output.error.complain(error.sentence)
      Output.error.write("Try 'accesslint \(named.map { "\($0.usage.name) " } ?? "")--help'.\n")
      if named.map({ $0 == LintCommand.self }) != false {
        LintCommand.writeFailure(error, Array(arguments.dropFirst(named == nil ? 0 : 1)))
      }
      return .failed
    }
  }

  private static func run(
    _ subcommand: any Subcommand.Type, _ arguments: [String], _ rules: RuleSet
  ) throws(UsageError) -> ExitStatus {
    try subcommand.init(try Arguments(arguments, of: subcommand.usage), rules).run()
  }

  private static func help(about name: String?) throws(UsageError) -> String {
    guard let name, name != "help" else { return HelpText.overview }
    if let named = subcommands.first(where: { $0.usage.name == name }) { return HelpText.text(of: named.usage) }
    throw UsageError("there is no subcommand '\(name)'" + Spelling.suggestion(for: name, among: names))
  }

  /// A first word that is no path and nearly a subcommand was meant to be one.
  private static func refuseMistypedName(_ word: String?) throws(UsageError) {
    guard let word, !word.hasPrefix("-"), !word.contains("/"), !FilePath.exists(word) else { return }
    let guess = Spelling.suggestion(for: word, among: names)
    if !guess.isEmpty { throw UsageError("there is no file and no subcommand '\(word)'\(guess)") }
  }

  /// A subcommand behind options is taken for a path, which is not there.
  private static func refuseLateName(_ arguments: [String]) throws(UsageError) {
    guard let place = arguments.firstIndex(where: { !$0.hasPrefix("-") }), place > 0, !arguments[..<place].contains("--"),
      names.contains(arguments[place]), !FilePath.exists(arguments[place])
    else { return }
    // It may be the value of the option before it.
    if LintCommand.usage.option(arguments[place - 1])?.value != nil { return }
    throw UsageError("'\(arguments[place])' comes first, and options behind it: 'accesslint \(arguments[place]) …'")
  }

  /// What help and completions show.
  static var shownUsages: [Usage] { subcommands.map { $0.usage }.filter { !$0.isHidden } }

  private static var names: [String] { shownUsages.map(\.name) + ["help"] }

  static func print(_ text: String) -> ExitStatus {
    Output.standard.write(ContiguousArray(text.utf8)) ? .clean : .failed
  }
}
