@testable import Report
import RuleKit

/// A rule's page in `Rules/Documentation`: what it finds, how that looks, and its card.
struct RulePage {
  static let folder = "Rules/Documentation"

  let text: String

  init(_ card: RuleCard, source: HouseSource) {
    let example = CardText.codeLines(card.breaks).joined(separator: "\n") + "\n"
    let showing = Showing(of: card.id, in: example, path: "Example.swift")
    text = """
      # \(card.id)

      \(RulePage.capitalized(card.summary)).

      \(RulePage.capitalized(card.severity.text)), \(card.isOptIn ? "off" : "on") by default, since \(card.since). \
      \(RulePage.links(to: card.id, source))

      ```text
      \(showing.excerpts)```

      \(CardMarkdown(card).text)

      """
  }

  private static func links(to id: String, _ source: HouseSource) -> String {
    let path = source.path.hasPrefix("Rules/") ? String(source.path.dropFirst("Rules/".count)) : "../\(source.path)"
    var links = ["[Source](../\(path))"]
    for (folder, name) in [("Tests/Fixtures/\(id)", "examples"), ("Tests/Truths/\(id)", "programs that show it")]
    where Repository.shared.texts.contains(where: { $0.path.hasPrefix(folder + "/") }) {
      links.append("[\(name)](../../\(folder))")
    }
    return links.joined(separator: ", ") + "."
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  static func path(of id: String) -> String { "\(folder)/\(id).md" }
}
