import Foundation
import RuleKit
import Rules
import Testing

/// `Rules/README.md` is what the cards say.
///
/// `ACCESSLINT_REGENERATE=1 swift test --filter HouseTests` writes it anew.
@Suite struct RuleTableTests {
  @Test func tableIsFresh() throws {
    let file = Repository.root.appendingPathComponent("Rules/README.md")
    let fresh = RuleTable(ruleBook).text
    if ProcessInfo.processInfo.environment["ACCESSLINT_REGENERATE"] == "1" {
      try fresh.write(to: file, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(
      written == fresh, "Rules/README.md is stale: ACCESSLINT_REGENERATE=1 swift test --filter HouseTests")
  }

  @Test func tableHasEveryRule() {
    let text = RuleTable(ruleBook).text
    for card in ruleBook.cards { #expect(text.contains("`\(card.id)`")) }
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("| [") }.count == ruleBook.rules.count)
  }
}

/// The table of all rules, family by family.
struct RuleTable {
  let text: String

  init(_ book: RuleSet) {
    var text = """
      # Rules

      One rule is one file: what it finds and why, an example either way, the code, its messages. The folder is its family.
      To add one, see [Tests/README.md](../Tests/README.md#a-new-rule). This table is made from the rules' cards by
      `ACCESSLINT_REGENERATE=1 swift test --filter HouseTests`.

      """
    let files = Repository.shared.sources(in: "Rules")
    let rules = book.rules.compactMap { rule in
      files.first { $0.baseName == String(describing: rule) }.map { (file: $0, card: rule.card) }
    }
    for (family, rules) in Dictionary(grouping: rules, by: \.file.folder).sorted(by: { $0.key < $1.key }) {
      text += "\n## \(family.dropFirst("Rules/".count))\n\n| Rule | Severity | On | Finds |\n|---|---|---|---|\n"
      for (file, card) in rules.sorted(by: { $0.card.id < $1.card.id }) {
        let link = file.path.dropFirst("Rules/".count)
        let state = card.optIn.map { "opt-in: \($0)" } ?? "yes"
        text += "| [`\(card.id)`](\(link)) | \(card.severity.text) | \(state) | \(card.summary) |\n"
      }
    }
    self.text = text
  }
}
