import Lint
import RuleKit

/// `accesslint config [PATH]`
struct ConfigCommand: Subcommand {
  static let usage = Usage(
    "config", "[PATH]", "print what configurations say for a path, and where",
    details: """
      What is printed is a configuration itself. Without a path it is that of the
      folder.
      """,
    options: [.config, .noConfig], completion: .paths)

  private let path: String?
  private let rules: RuleChoice
  private let mode: ConfigurationFinder.Mode

  init(_ arguments: Arguments, _ set: RuleSet) throws(UsageError) {
    path = arguments.operands.isEmpty ? nil : try arguments.onlyOperand("a path")
    rules = RuleChoice(from: set)
    mode = try ConfigurationFinder.Mode(arguments)
    if let path, !FilePath.exists(path) { throw UsageError("\(path): no such file or folder") }
  }

  func run() -> ExitStatus {
    do throws(LintError) {
      let path = path.flatMap(FilePath.canonical) ?? FilePath.workingFolder()
      let isFolder = FilePath.isFolder(path)
      var finder = ConfigurationFinder(mode, rules: rules)
      let configuration = try finder.configuration(of: isFolder ? path : FilePath.parent(of: path))
      let files = configuration.files.isEmpty ? "no configuration" : configuration.files.joined(separator: ", ")
      Output.error.complain("\(FilePath.display(path, in: FilePath.workingFolder())): \(files)")
      for warning in configuration.warnings { Output.error.complain("warning: \(warning.path): \(warning.reason)") }
      return Command.print(ConfigurationText(configuration, for: path, rules).text)
    } catch {
      return error.report()
    }
  }
}
