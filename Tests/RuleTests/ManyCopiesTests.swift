import Facts
import RuleKit
import Rules
import Syntax
import Testing

/// What a rule finds in a small project it finds in each of many that lie side by side, whose types have names of their own and
/// whose members have the same: whoever uses a member is then looked for among its relatives only.
@Suite(.enabled(if: Project.wantedRule == nil)) struct ManyCopiesTests {
  private static let count = 70

  /// A header is told of once, whoever imports it.
  private static let ids = ruleBook.cards.map(\.id).filter { $0 != "hidden_protected_header" }

  @Test(arguments: ids) func examples(id: String) throws {
    let card = try #require(ruleBook.card(id))
    let project = Project("\(id), many times", about: id, files: try copies(of: card.breaks))
    #expect(Trial(project, rules: ruleBook).problems == [])
  }

  private func copies(of text: String) throws -> [Project.File] {
    let facts = Project("one", about: "", text: text).facts()[0]
    let named = facts.decls.filter { $0.parent == DeclFact.none && $0.kind != .extension && $0.kind != .import }
    let names = Set(named.map { facts.text($0.name) })
    let pattern = try Regex("\\b(\(names.sorted().joined(separator: "|")))\\b").wordBoundaryKind(.simple)
    return (0..<Self.count).map { number in
      Project.File(path: "Copy\(number).swift", text: text.replacing(pattern) { "\(text[$0.range])\(number)" })
    }
  }
}
