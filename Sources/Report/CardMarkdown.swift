import RuleKit

/// A rule's card as a page in Markdown.
struct CardMarkdown {
  private let card: RuleCard

  init(_ card: RuleCard) { self.card = card }

  var text: String {
    var parts = [card.rationale]
    if let reason = card.optIn { parts.append("It is off by default: \(reason).") }
    parts.append("**Reported:**\n\n" + block(CardText.codeLines(card.breaks)))
    parts.append("**Not reported:**\n\n" + block(CardText.codeLines(card.keeps)))
    if !card.options.isEmpty {
      parts.append(
        "**Options:**\n\n" + card.options.map { "- `\($0.name): \($0.standard.text)`: \($0.summary)" }.joined(separator: "\n"))
    }
    parts.append("**To allow one case:**\n\n" + block(["// accesslint:disable:next \(card.id) - why"]))
    return parts.joined(separator: "\n\n")
  }

  private func block(_ lines: [String]) -> String { "```swift\n" + lines.joined(separator: "\n") + "\n```" }
}
