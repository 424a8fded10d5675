import Lint
import Report
import RuleKit

/// `accesslint baseline create|update|prune [PATH…]`
struct BaselineCommand: Subcommand {
  private enum Deed: String, CaseIterable {
    /// A file that is not there yet, with all that is found.
    case create
    /// The file anew, with all that is found, and what was not looked for.
    case update
    /// Without what was looked for and is not found any more.
    case prune
  }

  static let standardPath = "accesslint-baseline.json"

  static let usage = Usage(
    "baseline", "create|update|prune [PATH…]", "keep a list of findings that are known",
    details: """
      create  writes what is found now to a new file
      update  writes it to the file that is there
      prune   takes out of the file what is not found any more, and adds nothing
      What lies outside of the paths, or is for rules that do not run, stays.
      """,
    options: [
      Option(
        "--baseline", takes: .init("PATH", "a file", .paths), .output,
        "the file (that of the configuration, or \(standardPath))"),
      .only, .enable, .disable, .config, .noConfig, .sdk,
    ], completion: .words(Deed.allCases.map(\.rawValue)))

  private let deed: Deed
  private let paths: [String]
  private let set: RuleSet
  private let settings: Settings
  private let path: String?

  init(_ arguments: Arguments, _ set: RuleSet) throws(UsageError) {
    let word = arguments.operands.first ?? ""
    guard let deed = Deed(rawValue: word) else {
      let words = Deed.allCases.map(\.rawValue)
      let guess = Spelling.suggestion(for: word, among: words)
      throw UsageError("'baseline' needs one of \(Arguments.choice(of: words))" + (word.isEmpty ? "" : ", not '\(word)'\(guess)"))
    }
    self.deed = deed
    paths = arguments.operands.count > 1 ? Array(arguments.operands.dropFirst()) : ["."]
    self.set = set
    settings = try Settings(choosing: arguments, set)
    path = arguments.last("--baseline")
  }

  func run() -> ExitStatus {
    do throws(LintError) {
      let rules = RuleChoice(from: set)
      let configuration = try ConfigurationFinder(settings.configuration, rules: rules).configurationOfRun()
      let configured = configuration.baseline.map { FilePath.display($0.value, in: FilePath.workingFolder()) }
      let path = path ?? configured ?? BaselineCommand.standardPath
      if deed == .create, FilePath.exists(path) {
        Output.error.complain("error: \(path) is there already; 'accesslint baseline update' writes it anew")
        return .failed
      }
      let old = deed == .create ? Baseline(at: path) : try Baseline.read(path)
      let result = try lint(paths, with: rules, settings)
      for note in result.notes { Output.error.complain("warning: \(note.sentence)") }
      let new = deed == .prune ? old.pruned(by: result) : old.updated(by: result)
      return write(new, to: path, old, isConfigured: path == configured)
    } catch {
      return error.report()
    }
  }

  private func write(_ baseline: Baseline, to path: String, _ old: Baseline, isConfigured: Bool) -> ExitStatus {
    if let reason = OutputFile(path).write(baseline.text) {
      Output.error.complain("error: \(path): \(reason)")
      return .failed
    }
    let count = baseline.entries.count
    let change = deed == .create ? "" : " (\(old.entries.count) before)"
    // The file alone changes nothing yet.
    let use = deed == .create && !isConfigured && count > 0
      ? "; '--baseline \(ShellWord.quoted(path))' leaves \(count == 1 ? "it" : "them") out, and so does 'baseline' in a configuration" : ""
    Output.error.complain("\(path): \(String(count, of: "finding"))\(change)\(use)")
    return .clean
  }
}
