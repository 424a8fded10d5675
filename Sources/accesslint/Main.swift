import Lint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the process ends with.
enum ExitStatus: Int32 {
  case clean = 0
  case findings = 1
  /// The run itself failed: its arguments, or a root that cannot be read.
  case failed = 2
}

@main
struct Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(run(arguments).rawValue)
  }

  private static func run(_ arguments: [String]) -> ExitStatus {
    switch arguments.first {
    case "tree": return TreeCommand.run(Array(arguments.dropFirst()))
    case "--help", "-h", "help":
      Output.standard.write("\(usage)\n")
      return .clean
    default:
      Output.error.write("\(usage)\n")
      return .failed
    }
  }

  static let usage = """
    usage: accesslint tree PATH… [--format jsonl|text] [--parse-only]

      tree          print the declaration trees of Swift files
      --format      jsonl (a line a file) or text (an outline; the default)
      --parse-only  read, lex and parse all, and print only totals, to standard error
    """
}

/// What is wrong with the arguments, in words for a person.
struct UsageError: Error {
  let sentence: String
}
