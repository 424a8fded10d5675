import SwiftDiagnostics
@_spi(ExperimentalLanguageFeatures) import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// What the compiler's own parser says about one file.
struct Reference {
  /// The declarations, as the format has them.
  let declarations: [Value]
  /// The syntax errors, each as `line:column: message`.
  let errors: [String]
  private let byteCount: Int
  private let lineCount: Int

  /// Parses a whole file, with the language's experimental features or without them.
  init(_ source: [UInt8], experimental: Bool) {
    let features = experimental ? Reference.experimentalFeatures : []
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0, experimentalFeatures: features) }
    let lines = LineTable(source)
    byteCount = source.count
    lineCount = lines.count
    declarations = EntryBuilder(lines: lines).entries(tree.statements)
    // The diagnostics take a second walk, which a tree without errors need not pay for.
    let diagnostics = tree.hasError ? ParseDiagnosticsGenerator.diagnostics(for: tree) : []
    errors = diagnostics.filter { $0.diagMessage.severity == .error }.map { error in
      let place = lines.place(of: error.position.utf8Offset)
      return "\(place.line):\(place.column): \(error.message)"
    }
  }

  /// The line of JSON that stands for the file.
  func file(named path: String) -> Value {
    .object(
      [
        ("path", .text(path)), ("bytes", .number(byteCount)), ("lines", .number(lineCount)),
        ("syntaxErrors", .number(errors.count)),
      ] + errors.prefix(1).map { ("firstError", .text($0)) } + [("decls", .list(declarations))])
  }

  /// They are looked up by name, because each toolchain knows other ones.
  private static var experimentalFeatures: Parser.ExperimentalFeatures {
    let names = [
      "BorrowAndMutateAccessors", "CoroutineAccessors", "DefaultIsolationPerFile", "DoExpressions",
      "KeypathWithMethodMembers", "NonescapableTypes", "OldOwnershipOperatorSpellings", "ReferenceBindings",
      "ThenStatements", "TrailingComma",
    ]
    return names.compactMap(Parser.ExperimentalFeatures.init(name:)).reduce(into: []) { $0.formUnion($1) }
  }
}
