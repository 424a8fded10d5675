import Facts
import Index
import RuleKit
import Syntax

/// Code that is shipped imports a module with `@testable`.
///
/// The attribute opens what is internal in the other module, and works only as long as that is compiled for testing. An
/// optimised build is not.
final class TestableImportInProduction: Rule, RuleHooks {
  static let card = RuleCard(
    id: "testable_import_in_production",
    summary: "a module imported with '@testable' by code that is no test",
    rationale: """
      '@testable' lifts the access control of another module, for tests. It needs a module that was compiled with \
      testing enabled, which a release build is not: the import fails there, or testing is left on in what is shipped. \
      Make public, or 'package', what the importer needs; what is only for tests belongs into a target that tests alone \
      depend on.
      """,
    looksAt: .import,
    options: [
      RuleOption(
        "test_imports", "modules that only tests and their helpers import",
        standard: .list(["XCTest", "Testing", "Quick", "Nimble"]))
    ],
    optIn: "a debug build does without, and some projects never build these files for release",
    since: "0.1",
    breaks: """
      @testable import Ledger  // expect: testable_import_in_production
      """,
    keeps: """
      import Ledger
      """)

  private let testImports: Set<String>

  required init(_ settings: RuleSettings) {
    testImports = Set(settings.list("test_imports"))
    super.init(settings)
  }

  func visit(_ statement: DeclID, _ pass: inout Pass) {
    let index = pass.index
    // Behind `#if DEBUG` a release build has no such import.
    guard index.attributeNames(of: statement).contains("testable"), !index.decl(statement).flags.contains(.isConfigured)
    else { return }
    let module = String(index.name(of: statement).prefix { $0 != "." })
    if module.isEmpty || fileImportsTests(pass) { return }
    guard let place = place(of: statement, importing: module, index), !isForTests(pass.file, index) else { return }
    pass.report(.testableImport(of: module, in: place), at: statement)
  }

  /// What was found of the file: it may have many imports.
  private var isWithTests: Bool?

  func finish(_ pass: inout Pass) { isWithTests = nil }

  private func fileImportsTests(_ pass: borrowing Pass) -> Bool {
    if let isWithTests { return isWithTests }
    let found = importsTests(pass.facts)
    isWithTests = found
    return found
  }

  private func importsTests(_ file: FileFacts) -> Bool {
    file.decls.contains { $0.kind == .import && testImports.contains(file.text($0.name)) }
  }

  /// Whether the file's module helps tests, and uses what only tests have: nobody ships it in a program.
  private func isForTests(_ file: Int, _ index: ProjectIndex) -> Bool {
    guard index.layout.roleOfFile[file] == .testSupport else { return false }
    let module = index.layout.moduleOfFile[file]
    return index.files.indices.contains { index.layout.moduleOfFile[$0] == module && importsTests(index.files[$0]) }
  }

  /// Whether a module or a folder of the project has the name; what the modules are is not always known.
  private func isOwn(_ module: String, _ index: ProjectIndex) -> Bool {
    index.layout.modules.contains { $0.name == module }
      || index.files.contains { $0.path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual(module.utf8) } }
  }

  /// What the import stands in, if it should not.
  private func place(of statement: DeclID, importing module: String, _ index: ProjectIndex) -> Importer? {
    switch index.role(of: statement) {
    case .production: .production
    case .testSupport where index.module(of: statement).isOpenWorld: .product
    // Nobody builds another's package for testing.
    case .testSupport, .example: isOwn(module, index) ? nil : .helper
    case .test: nil
    }
  }
}

private enum Importer {
  case production, product, helper
}

extension Message {
  fileprivate static func testableImport(of module: String, in importer: Importer) -> Message {
    switch importer {
    case .production: "'\(module)' is imported with '@testable' by code that is no test; a release build has nothing to import then"
    case .product: "'\(module)' is imported with '@testable' by helpers that are shipped; who builds them for release has nothing to import"
    case .helper: "'\(module)' is another package's, and imported with '@testable' outside of tests; it has to be built for testing"
    }
  }
}
