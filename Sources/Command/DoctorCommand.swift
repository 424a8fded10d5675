import Facts
import Index
import Lint
import Report
import RuleKit

/// `accesslint doctor [PATH…] [--sdk PATH]`
struct DoctorCommand: Subcommand {
  static let usage = Usage(
    "doctor", "[PATH…]", "print what accesslint sees here: what to send with a question",
    options: [.config, .noConfig, .sdk], completion: .paths)

  private let paths: [String]
  private let set: RuleSet
  private let settings: Settings

  init(_ arguments: Arguments, _ set: RuleSet) throws(UsageError) {
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    self.set = set
    settings = try Settings(reading: arguments)
  }

  func run() -> ExitStatus {
    do throws(LintError) {
      let configuration = try ConfigurationFinder(settings.configuration, rules: RuleChoice(from: set)).configurationOfRun()
      let (index, further) = try projectIndex(of: paths, configuration, settings)
      let warnings = configuration.warnings + further
      let files = configuration.files.isEmpty ? "none" : configuration.files.joined(separator: ", ")
      var lines = [
        "accesslint \(Command.version), \(set.cards.count) rules, \(Settings.processors) processors",
        "folder: \(FilePath.workingFolder())", "configuration: \(files)",
        "libclang: \(ObjCService.library() ?? noLibrary)", "files: \(index.files.count)",
        "declarations: \(index.files.reduce(0) { $0 + $1.decls.count })", "modules:",
      ]
      lines += modules(of: index.layout)
      if !warnings.isEmpty { lines.append("warnings:") }
      lines += warnings.map { "  \($0.path): \($0.reason)" }
      var writer = ByteWriter()
      for line in lines {
        writer.write(line, .terminal)
        writer.write("\n")
      }
      return Output.standard.write(writer.bytes) ? .clean : .failed
    } catch {
      return error.report()
    }
  }

  private var noLibrary: String { "none" + (ObjCService.namedLibrary.map { ", and \($0)" } ?? "") }

  /// `  App: 12 files, production`
  private func modules(of layout: ModuleLayout) -> [String] {
    var counts = Array(repeating: 0, count: layout.modules.count)
    for module in layout.moduleOfFile { counts[module] += 1 }
    return zip(layout.modules, counts).filter { $1 > 0 }.map { module, count in
      let role =
        switch module.role {
        case .production: "production"
        case .test: "tests"
        case .testSupport: "helpers of tests"
        case .example: "an example"
        }
      // As explanations and reports call it.
      return "  \(module.symbolName): \(String(count, of: "file")), \(role)\(module.isOpenWorld ? ", open to others" : "")"
    }.sorted()
  }
}
