import Lint
import Report
import RuleKit

/// `accesslint explain PATH:LINE[:COLUMN]`
struct ExplainCommand: Subcommand {
  static let usage = Usage(
    "explain", "PATH:LINE[:COL]", "say what each rule found about a declaration, or that it found nothing",
    details: """
      The whole folder is read, or, of a file elsewhere, the repository around it.
      The declaration is the one whose name stands there, or the innermost around it.
      """,
    options: [.enable, .config, .noConfig, .sdk], completion: .paths)

  private let place: SourcePlace
  private let set: RuleSet
  private let settings: Settings

  init(_ arguments: Arguments, _ set: RuleSet) throws(UsageError) {
    let text = try arguments.onlyOperand("a place: PATH:LINE or PATH:LINE:COLUMN")
    guard let place = SourcePlace(text) else { throw UsageError("'explain' needs PATH:LINE or PATH:LINE:COLUMN, not '\(text)'") }
    self.place = place
    self.set = set
    settings = try Settings(asking: arguments, set)
  }

  func run() -> ExitStatus {
    do throws(LintError) {
      guard let explanation = try explain(place, with: RuleChoice(from: set), settings) else {
        let reason = FilePath.isFile(place.path) ? "no declaration of the project is there" : "there is no such file"
        Output.error.complain("error: \(place.text): \(reason)")
        return .failed
      }
      var writer = ByteWriter()
      writer.write("\(explanation.symbol) (\(explanation.detail))", .terminal)
      writer.write("\n")
      for (verdict, lines) in explanation.verdicts { write(verdict, lines, to: &writer) }
      return Output.standard.write(writer.bytes) ? .clean : .failed
    } catch {
      return error.report()
    }
  }

  private func write(_ verdict: String, _ lines: [String], to writer: inout ByteWriter) {
    writer.write("\n\(verdict):\n")
    for line in lines {
      writer.write("  ")
      writer.write(line, .terminal)
      writer.write("\n")
    }
  }
}
