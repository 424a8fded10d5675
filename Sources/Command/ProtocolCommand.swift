import Catalog
import Index
import Lint
import Report
import RuleKit

/// `accesslint protocol NAME [PATH…] [--format text|json]`
struct ProtocolCommand: Subcommand {
  static let usage = Usage(
    "protocol", "NAME [PATH…]", "print what a protocol or a class asks for",
    details: """
      Knows what Apple's frameworks declare for Objective-C, by its name there or in
      Swift, and what the files and folders declare that are named: members with
      their selectors, optional or required, and contracts.
      """,
    options: [Option("--format", takes: .word(["text", "json"]), .output, "columns, or an array of objects (text)")],
    completion: .paths)

  private let name: String
  private let paths: [String]
  private let isText: Bool

  init(_ arguments: Arguments, _ rules: RuleSet) throws(UsageError) {
    guard let name = arguments.operands.first else { throw UsageError("'protocol' needs the name of a protocol or a class") }
    self.name = name
    paths = Array(arguments.operands.dropFirst())
    isText = try arguments.word("--format") != "json"
  }

  func run() -> ExitStatus {
    var project: ProjectIndex?
    if !paths.isEmpty {
      do throws(LintError) {
        let (index, warnings) = try projectIndex(of: paths)
        for warning in warnings { Output.error.complain("warning: \(warning.path): \(warning.reason)") }
        project = index
      } catch {
        return error.report()
      }
    }
    let own = project.map { index in index.types(named: name).compactMap { TypeSummary($0, in: index) } } ?? []
    let summaries = own + apples
    if summaries.isEmpty {
      Output.error.complain("there is no protocol and no class '\(name)'" + suggestion(project))
      return .failed
    }
    return write(summaries) ? .clean : .failed
  }

  /// Those that Swift calls so, or else those that Objective-C calls so.
  private var apples: [TypeSummary] {
    let catalog = Catalog.apple
    let found = catalog.protocols(named: name).map { TypeSummary($0) } + catalog.classes(named: name).map { TypeSummary($0) }
    if !found.isEmpty { return found }
    return catalog.protocols(objcName: name).map { TypeSummary($0) } + catalog.classes(objcName: name).map { TypeSummary($0) }
  }

  private func suggestion(_ project: ProjectIndex?) -> String {
    let known = Catalog.apple.protocols.map(\.name) + Catalog.apple.classes.map(\.name) + (project?.typeNames ?? [])
    // The distance of far longer names need not be measured.
    return Spelling.suggestion(for: name, among: known.filter { abs($0.utf8.count - name.utf8.count) <= $0.utf8.count / 3 })
  }

  private func write(_ summaries: [TypeSummary]) -> Bool {
    if isText {
      var text = TypeSummaryText(isColored: Output.standard.isColored("auto"))
      text.write(summaries)
      return Output.standard.write(text.writer.bytes)
    }
    var json = TypeSummaryJSON()
    json.write(summaries)
    return Output.standard.write(json.writer.bytes)
  }
}
