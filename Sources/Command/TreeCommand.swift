import Lint
import Report
import Syntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `accesslint tree PATH… [--format jsonl|text] [--parse-only]`
struct TreeCommand {
  private enum Format { case jsonl, text }

  private var paths: [String] = []
  private var format = Format.text
  private var isParseOnly = false

  init(_ arguments: [String]) throws(UsageError) {
    var arguments = Arguments(arguments)
    while let argument = try arguments.next() {
      switch argument {
      case .path(let path): paths.append(path)
      case .option("--parse-only"): isParseOnly = true
      case .option("--format"): try setFormat(try arguments.value("jsonl or text"))
      case .option(let option): throw Arguments.unknown(option, known: ["--format", "--parse-only"])
      }
    }
    if paths.isEmpty { throw UsageError("tree needs the path of a file or a folder") }
  }

  private mutating func setFormat(_ text: String) throws(UsageError) {
    switch text {
    case "jsonl": format = .jsonl
    case "text": format = .text
    default: throw UsageError("unknown format '\(text)': jsonl or text")
    }
  }

  func run() -> ExitStatus {
    let found = Discovery(roots: paths)
    for (path, reason) in found.problems { warn(path, reason) }
    var totals = Totals()
    var source = Source()
    var tokens = Tokens()
    var tree = DeclTree()
    var printer = TreePrinter(isOutline: format == .text, showsPaths: found.files.count > 1)
    let start = now()
    for path in found.files {
      if let failure = source.read(path) {
        warn(path, failure.reason)
        totals.unreadable += 1
        continue
      }
      lex(source, into: &tokens)
      parse(tokens, of: source, into: &tree)
      totals.add(source.count, tokens.count, tree.decls.count, tokens.issues.count + tree.issues.count)
      if !isParseOnly, !printer.print(source, tokens, tree) { return .failed }
    }
    if isParseOnly { totals.print(seconds: now() - start) }
    return found.problems.isEmpty ? .clean : .failed
  }

  private func warn(_ path: String, _ reason: String) {
    var writer = ByteWriter()
    writer.write("accesslint: ")
    // A path may hold what a terminal would obey.
    writer.write("\(path): \(reason)", .terminal)
    writer.write("\n")
    _ = Output.error.write(writer.bytes)
  }

  private func now() -> Double {
    var time = timespec()
    // The call fills the structure that is passed.
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
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
