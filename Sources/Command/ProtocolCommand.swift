import Catalog
import Facts
import Index
import Lint
import Report
import RuleKit

/// `accesslint protocol NAME [PATH…] [--sdk PATH] [--format text|json]`
struct ProtocolCommand: Subcommand {
  static let usage = Usage(
    "protocol", "NAME [PATH…]", "print what a protocol or a class asks for",
    details: """
      Knows what Apple's frameworks declare for Objective-C, by its name there or in
      Swift, and what the files and folders declare that are named, or else the
      folder it runs in: members with their selectors, optional or required, and
      contracts. What a configuration excludes is printed if nothing else has the
      name.
      """,
    options: [
      .config, .noConfig, .sdk, Option("--format", takes: .word(["text", "json"]), .output, "columns, or an array of objects (text)"),
    ],
    completion: .paths)

  private let name: String
  private let paths: [String]
  private let isText: Bool
  private let rules: RuleChoice
  private let settings: Settings

  init(_ arguments: Arguments, _ rules: RuleSet) throws(UsageError) {
    guard let name = arguments.operands.first else { throw UsageError("'protocol' needs the name of a protocol or a class") }
    self.name = name
    paths = arguments.operands.count > 1 ? Array(arguments.operands.dropFirst()) : ["."]
    isText = try arguments.word("--format") != "json"
    self.rules = RuleChoice(from: rules)
    settings = try Settings(reading: arguments)
  }

  func run() -> ExitStatus {
    do throws(LintError) {
      let configuration = try ConfigurationFinder(settings.configuration, rules: rules).configurationOfRun()
      let (index, warnings) = try projectIndex(of: paths, configuration, settings)
      for warning in warnings { Output.error.complain("warning: \(warning.path): \(warning.reason)") }
      let summaries = try types(in: index).compactMap { TypeSummary($0, in: index) } + apples
      if summaries.isEmpty {
        Output.error.complain("error: there is no protocol and no class '\(name)'" + suggestion(index))
        return .failed
      }
      return write(summaries) ? .clean : .failed
    } catch {
      return error.report()
    }
  }

  /// The project's types of the name; excluded ones if all of them are.
  private func types(in index: ProjectIndex) throws(LintError) -> [TypeID] {
    var finder = ConfigurationFinder(settings.configuration, rules: rules)
    let all = index.types(named: name)
    var kept: [TypeID] = []
    for type in all {
      let file = index.files[index.file(of: index.entry(type).decl)]
      if try finder.reports(file.path) { kept.append(type) }
    }
    return kept.isEmpty ? all : kept
  }

  /// Those that Swift calls so, or else those that Objective-C calls so.
  private var apples: [TypeSummary] {
    let catalog = Catalog.apple
    let found = catalog.protocols(named: name).map { TypeSummary($0) } + catalog.classes(named: name).map { TypeSummary($0) }
    if !found.isEmpty { return found }
    return catalog.protocols(objcName: name).map { TypeSummary($0) } + catalog.classes(objcName: name).map { TypeSummary($0) }
  }

  private func suggestion(_ project: ProjectIndex) -> String {
    let known = Catalog.apple.protocols.map(\.name) + Catalog.apple.classes.map(\.name) + project.typeNames
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
