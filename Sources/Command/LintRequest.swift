import Lint
import Report
import RuleKit

/// What a run is to read, and what of it is to be reported.
struct LintRequest {
  /// Files and folders that are read.
  let roots: [String]
  let overlay: Overlay?
  let isHook: Bool
  /// The paths that a report is about, if it is not about everything.
  private let reported: [String]?
  /// Those of them that an option names, and that must be there.
  private let named: [String]
  private let reference: String?
  /// That of the option.
  let baselinePath: String?

  init(_ arguments: Arguments) throws(UsageError) {
    if arguments.has("--stdin-filename"), arguments.all("--files-from").contains("-") {
      throw UsageError("'--stdin-filename' and '--files-from -' both read standard input")
    }
    var paths = arguments.operands
    for list in arguments.all("--files-from") { paths += try ResponseFile.lines(ofFile: list) }
    if paths.contains("-") {
      throw UsageError("'-' needs a name, for the project around it is read as well: '--stdin-filename PATH' without '-'")
    }
    isHook = arguments.has("--hook")
    var reported: [String]? = arguments.has("--report") ? arguments.all("--report") : nil
    named = (reported ?? []).filter { $0 != arguments.last("--stdin-filename") }
    if isHook {
      reported = (reported ?? []) + paths
      paths = ["."]
    }
    if let name = arguments.last("--stdin-filename") {
      if FilePath.isFolder(name) { throw UsageError("'--stdin-filename' needs the path of a file, and '\(name)' is a folder") }
      guard case .success(let text) = FileText.standardInput() else { throw UsageError("standard input cannot be read") }
      overlay = Overlay(name, text: text)
      reported = (reported ?? []) + [name]
    } else {
      overlay = nil
    }
    roots = paths.isEmpty && !arguments.has("--files-from") ? ["."] : paths
    self.reported = reported
    reference = arguments.last("--since")
    baselinePath = arguments.last("--baseline")
  }

  /// What the report is about; nothing if it is about everything.
  func scope() throws(LintError) -> ReportScope? {
    if let error = ReportScope.missing(named) { throw error }
    var scope = reported.map { ReportScope($0) }
    if let reference {
      let changes = try ReportScope.changes(since: reference)
      if scope == nil { scope = changes } else { scope?.formUnion(changes) }
    }
    return scope
  }

  /// What an option names, and a run has not read.
  func unread(in result: LintResult) -> [RunNotes.Note] {
    named.filter { !result.hasRead($0) }.map {
      RunNotes.Note(.input, .warning, "nothing there is read by this run, so nothing of it is reported", path: $0)
    }
  }

  /// The baseline that an option names, or else the configuration.
  func baseline(_ configuration: Configuration) throws(LintError) -> Baseline? {
    guard let path = baselinePath ?? configuration.baseline?.value else { return nil }
    return try Baseline.read(FilePath.display(path, in: FilePath.workingFolder()))
  }
}
