import Lint
import Report
import RuleKit
import Syntax

/// `accesslint tree PATH… [--format jsonl|text] [--parse-only]`
struct TreeCommand: Subcommand {
  static let usage = Usage(
    "tree", "PATH…", "print the declarations of Swift files",
    details: "Of folders it leaves out what a configuration excludes.",
    options: [
      .config, .noConfig,
      Option("--format", takes: .word(["text", "jsonl"]), .output, "an outline, or a line of JSON a file (text)"),
      Option("--parse-only", .output, "only totals, on standard error"),
    ], completion: .paths)

  private let paths: [String]
  private let isOutline: Bool
  private let isParseOnly: Bool
  private let mode: ConfigurationFinder.Mode
  private let set: RuleSet

  init(_ arguments: Arguments, _ rules: RuleSet) throws(UsageError) {
    paths = arguments.operands
    set = rules
    mode = try ConfigurationFinder.Mode(arguments)
    isOutline = try arguments.word("--format") != "jsonl"
    isParseOnly = arguments.has("--parse-only")
    if paths.isEmpty { throw UsageError("'tree' needs the path of a file or a folder") }
  }

  func run() -> ExitStatus {
    let found: Discovery
    do throws(LintError) {
      found = try discovered()
    } catch {
      return error.report()
    }
    for (path, reason) in found.problems { Output.error.complain("error: \(path): \(reason)") }
    var totals = Totals()
    var source = Source()
    var tokens = Tokens()
    var tree = DeclTree()
    var printer = TreePrinter(isOutline: isOutline, showsPaths: found.files.count > 1)
    let start = ContinuousClock.now
    for path in found.files {
      if let failure = source.read(path) {
        Output.error.complain("warning: \(path): \(failure.reason)")
        totals.unreadable += 1
        continue
      }
      lex(source, into: &tokens)
      parse(tokens, of: source, into: &tree)
      totals.add(source.count, tokens.count, tree.decls.count, tokens.issues.count + tree.issues.count)
      if !isParseOnly, !printer.print(source, tokens, tree) { return .failed }
    }
    if isParseOnly { totals.print(seconds: (ContinuousClock.now - start).inSeconds) }
    let readsNothing = totals.unreadable > 0 && totals.unreadable == found.files.count
    return found.problems.isEmpty && !readsNothing ? .clean : .failed
  }

  /// The files that are named, and those of the folders that are not excluded.
  private func discovered() throws(LintError) -> Discovery {
    var found = Discovery(roots: paths)
    var finder = ConfigurationFinder(mode, rules: RuleChoice(from: set))
    let named = Set(paths)
    var kept: [String] = []
    for path in found.files {
      if !named.contains(path), try !finder.reports(path) { continue }
      kept.append(path)
    }
    found.files = kept
    return found
  }
}

/// What `--parse-only` adds up.
private struct Totals {
  private var files = 0
  private var bytes = 0
  private var tokens = 0
  private var declarations = 0
  private var withIssues = 0
  var unreadable = 0

  mutating func add(_ bytes: Int, _ tokens: Int, _ declarations: Int, _ issues: Int) {
    files += 1
    self.bytes += bytes
    self.tokens += tokens
    self.declarations += declarations
    if issues > 0 { withIssues += 1 }
  }

  func print(seconds: Double) {
    let megabytes = (Double(bytes) / 1e5 / max(seconds, 1e-9)).rounded() / 10
    let milliseconds = (seconds * 1e4).rounded() / 10
    var line =
      "\(files) files, \(bytes) bytes, \(tokens) tokens, \(declarations) declarations, \(withIssues) with issues"
    line += ", \(unreadable) unreadable, \(milliseconds) ms, \(megabytes) MB/s"
    Output.error.write(line + "\n")
  }
}

/// Prints one tree after the other.
private struct TreePrinter {
  let isOutline: Bool
  let showsPaths: Bool
  private var outline = TreeOutline()
  private var json = TreeJSON()

  init(isOutline: Bool, showsPaths: Bool) {
    self.isOutline = isOutline
    self.showsPaths = showsPaths
  }

  mutating func print(_ source: borrowing Source, _ tokens: Tokens, _ tree: borrowing DeclTree) -> Bool {
    if isOutline {
      outline.clear()
      if showsPaths {
        var writer = ByteWriter()
        writer.write(source.path, .terminal)
        writer.write(":\n")
        guard Output.standard.write(writer.bytes) else { return false }
      }
      outline.write(source, tokens, tree)
      return Output.standard.write(outline.writer.bytes)
    }
    json.clear()
    json.write(source, tokens, tree)
    return Output.standard.write(json.writer.bytes)
  }
}
