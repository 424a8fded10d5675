import Foundation
import Lint
import RuleKit
import Rules
import Testing

/// `Rules/README.md`, the rules' pages and the list in `README.md` are what the cards say.
///
/// `ACCESSLINT_REGENERATE=1 swift test --filter HouseTests` writes them anew.
@Suite struct RuleTableTests {
  private static let isWriting = ProcessInfo.processInfo.environment["ACCESSLINT_REGENERATE"] == "1"

  private func check(_ path: String, is fresh: String) throws {
    let file = Repository.root.appendingPathComponent(path)
    if Self.isWriting { try Data(fresh.utf8).write(to: file) }
    let written = try? String(contentsOf: file, encoding: .utf8)
    #expect(written == fresh, "\(path) is stale: ACCESSLINT_REGENERATE=1 swift test --filter HouseTests")
  }

  @Test func tableIsFresh() throws { try check("Rules/README.md", is: RuleTable(ruleBook).text) }

  @Test func pagesAreFresh() throws {
    let files = FileManager.default
    let folder = Repository.root.appendingPathComponent(RulePage.folder)
    if Self.isWriting {
      try? files.removeItem(at: folder)
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let entries = RuleTable.entries(of: ruleBook)
    for (source, card) in entries {
      let page = RulePage(card, source: source)
      #expect(page.text.contains("[\(card.id)]\n"), "the example on the card of \(card.id) shows nothing")
      try check(RulePage.path(of: card.id), is: page.text)
    }
    #expect(try files.contentsOfDirectory(atPath: folder.path).sorted() == entries.map { "\($0.card.id).md" }.sorted())
  }

  /// What stands between two comments in `README.md`.
  @Test func listIsFresh() throws {
    let readme = try String(contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
    let (begin, end) = ("<!-- rules -->\n", "<!-- end of rules -->")
    let first = try #require(readme.range(of: begin)?.upperBound)
    let last = try #require(readme.range(of: end, range: first..<readme.endIndex)?.lowerBound)
    try check("README.md", is: String(readme[..<first]) + RuleTable.list(of: ruleBook) + String(readme[last...]))
  }

  @Test func everyRuleIsThere() {
    let (table, list) = (RuleTable(ruleBook).text, RuleTable.list(of: ruleBook))
    for card in ruleBook.cards { #expect(table.contains("`\(card.id)`") && list.contains("`\(card.id)`")) }
    #expect(table.split(separator: "\n").filter { $0.hasPrefix("| [") }.count == ruleBook.rules.count + 1)
    #expect(RuleTable.entries(of: ruleBook).count == ruleBook.rules.count + 1)
    #expect(Set(RuleTable.families.keys) == Set(RuleTable.entries(of: ruleBook).map(\.source.folder)))
  }
}

/// The rules, family by family; the one that the run itself follows is the last.
struct RuleTable {
  private static let ownFamily = "Sources/Lint/Suppressions"

  /// What a family is about.
  static let families = [
    "Rules/Bridging": """
      Where Swift meets Objective-C: methods that are never called, or called by surprise. The `protocol_proxy_…` rules are \
      for projects that import ProtocolProxy, whose objects stand in for delegates; nobody else hears of them.
      """,
    "Rules/Exposure": "What more code sees than has to.",
    "Rules/Inheritance": "What a class leaves to its subclasses, and to nobody else.",
    "Rules/Protocols": "What a protocol publishes, and which implementation runs in the end.",
    ownFamily: "What comments say to accesslint itself.",
  ]

  /// All of them with links, severities and reasons.
  let text: String

  init(_ book: RuleSet) {
    var text = """
      # Rules

      One rule is one file: what it finds and why, an example either way, the code, its messages. The folder is its family.
      To add one, see [Tests/README.md](../Tests/README.md#a-new-rule). This table and the pages that it leads to are made
      from the rules' cards by `ACCESSLINT_REGENERATE=1 swift test --filter HouseTests`.

      """
    for (family, _, entries) in RuleTable.byFamily(book) {
      text += "\n## \(family)\n\n| Rule | Severity | On | Finds |\n|---|---|---|---|\n"
      for (_, card) in entries {
        let state = card.optIn.map { "opt-in: \($0)" } ?? "yes"
        text += "| [`\(card.id)`](Documentation/\(card.id).md) | \(card.severity.text) | \(state) | \(card.summary) |\n"
      }
    }
    self.text = text
  }

  /// A line for each.
  static func list(of book: RuleSet) -> String {
    var text = ""
    for (family, about, entries) in byFamily(book) {
      text += "\n**\(family).** \(about)\n\n"
      for (_, card) in entries {
        text += "- [`\(card.id)`](\(RulePage.path(of: card.id))): \(card.summary)\(card.isOptIn ? " (off by default)" : "")\n"
      }
    }
    return text + "\n"
  }

  static func entries(of book: RuleSet) -> [(source: HouseSource, card: RuleCard)] {
    let files = ["Rules", ownFamily].flatMap(Repository.shared.sources)
    return (book.rules + [SuperfluousDisable.self]).compactMap { rule in
      files.first { $0.baseName == String(describing: rule) }.map { ($0, rule.card) }
    }
  }

  private static func byFamily(
    _ book: RuleSet
  ) -> [(family: String, about: String, entries: [(source: HouseSource, card: RuleCard)])] {
    Dictionary(grouping: entries(of: book), by: \.source.folder).sorted { $0.key < $1.key }.map { folder, entries in
      let family = folder == ownFamily ? "Directives" : String(folder.dropFirst("Rules/".count))
      return (family, families[folder] ?? "", entries.sorted { $0.card.id < $1.card.id })
    }
  }
}
