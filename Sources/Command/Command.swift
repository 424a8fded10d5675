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

  /// Does what the process's arguments ask for, and ends the process.
  public static func run(with rules: RuleSet) -> Never {
    // Whoever reads our output may stop to; that is no reason to be killed.
    _ = signal(SIGPIPE, SIG_IGN)
    exit(run(Array(CommandLine.arguments.dropFirst()), with: rules).rawValue)
  }

  static func run(_ arguments: [String], with rules: RuleSet) -> ExitStatus {
    // A set that contradicts itself is a mistake of whoever built the command.
    if !rules.problems.isEmpty {
      for problem in rules.problems { Output.error.write("accesslint: rule \(problem)\n") }
      return .failed
    }
    let options = arguments.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") { return print(help) }
    if options.contains("--version") { return print("accesslint \(version)\n") }
    do throws(UsageError) {
      switch arguments.first {
      case "tree": return try TreeCommand(Array(arguments.dropFirst())).run()
      case "lint": return try LintCommand(Array(arguments.dropFirst()), rules).run()
      case "help": return print(help)
      case "version": return print("accesslint \(version)\n")
      case nil: throw UsageError("nothing to lint: name a file or a folder")
      default: return try LintCommand(arguments, rules).run()
      }
    } catch {
      Output.error.write("accesslint: \(error.sentence)\nTry 'accesslint --help'.\n")
      return .failed
    }
  }

  static func print(_ text: String) -> ExitStatus {
    Output.standard.write(ContiguousArray(text.utf8)) ? .clean : .failed
  }

  static let help = """
    Finds where Swift code goes around its own access control.

    Usage:
      accesslint [lint] PATH… [options]     lint files and folders
      accesslint tree PATH… [options]       print the declarations of Swift files

    Options of lint:
      --only RULE,…                run these rules alone
      --reporter concise|json      how findings are printed (concise)
      --jobs N                     how many files are read at once (one for each processor)
      --timings                    print where the time went to standard error

    Options of tree:
      --format jsonl|text          a line of JSON for each file, or an outline (text)
      --parse-only                 read, lex and parse, and print totals to standard error

    Other options:
      --version, --help, -- (what follows are paths)

    Exit status: 0 nothing to report, 1 warnings or errors were found, 2 the run itself failed.

    """
}

/// What the process ends with.
enum ExitStatus: Int32 {
  case clean = 0
  case findings = 1
  /// The run itself failed: its arguments, or a root that cannot be read.
  case failed = 2
}

/// What is wrong with the arguments, in words for a person.
struct UsageError: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
