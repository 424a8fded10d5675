import RuleKit
import Rules
import Syntax
import Testing

/// One rule is one file, one name in the book, and fixtures that find and that stay silent.
@Suite struct RuleFileTests {
  /// Files in `Rules` that hold no rule, and why.
  private static let helpers: [String: String] = [:]

  private let files = Repository.shared.sources(in: "Rules").filter {
    $0.path != "Rules/RuleBook.swift" && RuleFileTests.helpers[$0.path] == nil
  }

  @Test func everyFileIsInTheBook() {
    #expect(files.map(\.baseName).sorted() == ruleBook.rules.map { String(describing: $0) }.sorted())
    #expect(Repository.shared.sources(in: "Rules").contains { $0.path == "Rules/RuleBook.swift" })
  }

  @Test func theBookHasOneNameALine() throws {
    let book = try #require(Repository.shared.texts.first { $0.path == "Rules/RuleBook.swift" })
    let lines = book.text.split(separator: "\n").filter { $0.contains(".self") }
    #expect(lines.count == ruleBook.rules.count)
    #expect(lines == lines.sorted(), "the names are in order")
  }

  @Test func rulesAreFinalAndInternal() {
    for source in files {
      let rules = source.decls.indices.filter { source.decls[$0].inherits.contains("RuleHooks") }
      #expect(rules.count == 1, "\(source) holds \(rules.count) rules")
      for place in rules {
        let rule = source.decls[place]
        #expect(rule.kind == .class && rule.modifiers.contains(.final), "\(rule.name) is no final class")
        #expect(rule.inherits.first == "Rule")
        #expect(rule.name == source.baseName)
        #expect(source.decls.allSatisfy { $0.access != .public && $0.access != .open }, "\(source) has something public")
      }
      #expect(source.folder.split(separator: "/").count == 2, "\(source) is in no family")
    }
  }

  @Test func rulesHaveTheirSize() {
    for source in files { #expect(source.lines.count <= 240, "\(source) has \(source.lines.count) lines") }
  }

  @Test func cards() {
    #expect(ruleBook.problems == [])
    for card in ruleBook.cards {
      let name = String(describing: ruleBook.rules.first { $0.card.id == card.id } ?? Rule.self)
      #expect(name.lowercased() == card.id.split(separator: "_").joined(), "\(name) has the id \(card.id)")
    }
  }

  @Test func everyRuleHasFixturesBothWays() {
    for card in ruleBook.cards {
      let folder = "Tests/Fixtures/\(card.id)/"
      let fixtures = Repository.shared.texts.filter { $0.path.hasPrefix(folder) && $0.path.hasSuffix(".swift") }
      let projects = Dictionary(grouping: fixtures) { $0.path.dropFirst(folder.count).prefix { $0 != "/" } }
      let marked = projects.values.filter { $0.contains { $0.text.contains("// expect") } }
      #expect(!marked.isEmpty, "\(card.id) has no fixture with a mark")
      #expect(marked.count < projects.count, "\(card.id) has no fixture without marks")
    }
    let folders = Set(Repository.shared.texts.compactMap { (path, _) -> Substring? in
      let parts = path.split(separator: "/")
      return parts.count > 3 && parts[0] == "Tests" && parts[1] == "Fixtures" ? parts[2] : nil
    })
    for folder in folders { #expect(ruleBook.card(String(folder)) != nil, "Tests/Fixtures/\(folder) is of no rule") }
  }
}
