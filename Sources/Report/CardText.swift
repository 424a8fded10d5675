public import RuleKit

/// A rule's card for people.
public struct CardText {
  private let card: RuleCard
  private let width: Int

  public init(_ card: RuleCard, width: Int) {
    self.card = card
    self.width = max(width, 40)
  }

  public func write(to writer: inout ByteWriter) {
    writer.write("\(card.id): \(card.severity.text)\(card.isOptIn ? ", off by default" : "")\n\n")
    writeParagraph(sentence(card.summary), to: &writer)
    writer.write("\n")
    writeParagraph(card.rationale, to: &writer)
    if let reason = card.optIn {
      writer.write("\n")
      writeParagraph(sentence("off by default: \(reason)"), to: &writer)
    }
    writeCode("Reported:", card.breaks, to: &writer)
    writeCode("Not reported:", card.keeps, to: &writer)
    writeOptions(to: &writer)
    writeCode("To allow one case:", "// accesslint:disable:next \(card.id) - why", to: &writer)
    writeCode("In a configuration:", "\(card.id): \(card.isOptIn ? "true" : "false")", to: &writer)
  }

  /// A line for each rule.
  public static func writeList(of cards: [RuleCard], to writer: inout ByteWriter) {
    let width = cards.map(\.id.count).max() ?? 0
    for card in cards {
      let severity = card.severity.text + (card.isOptIn ? ", off" : "")
      writer.write(card.id + String(repeating: " ", count: width - card.id.count + 2))
      writer.write(severity + String(repeating: " ", count: max(1, 14 - severity.count)) + card.summary + "\n")
    }
  }

  private func sentence(_ phrase: String) -> String { phrase.prefix(1).uppercased() + phrase.dropFirst() + "." }

  private func writeParagraph(_ text: String, to writer: inout ByteWriter) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      for part in TextWidth.wrapped(String(line), to: width) { writer.write(part + "\n") }
    }
  }

  private func writeCode(_ heading: String, _ code: String, to writer: inout ByteWriter) {
    writer.write("\n\(heading)\n\n")
    for line in CardText.codeLines(code) { writer.write(line.isEmpty ? "\n" : "  \(line)\n") }
  }

  /// An example's lines without the marks that tests need.
  static func codeLines(_ code: String) -> [String] {
    code.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      var text = String(line)
      for mark in ["// expect", "// related"] {
        if let range = text.firstRange(of: mark) { text = String(text[..<range.lowerBound]) }
      }
      while text.last == " " { text.removeLast() }
      return text.isEmpty && !line.isEmpty ? nil : text
    }
  }

  private func writeOptions(to writer: inout ByteWriter) {
    if card.options.isEmpty { return }
    writer.write("\nOptions:\n\n")
    for option in card.options {
      writer.write("  \(option.name): \(option.standard.text)\n")
      for line in TextWidth.wrapped(option.summary, to: width - 4) { writer.write("    \(line)\n") }
    }
  }
}

extension RuleOption.Value {
  /// As a configuration has it.
  public var text: String {
    switch self {
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .text(let text): RuleOption.Value.quoted(text)
    case .list(let texts): "[" + texts.map(RuleOption.Value.quoted).joined(separator: ", ") + "]"
    }
  }

  private static func quoted(_ text: String) -> String { "\"\(ByteWriter.escaped(text, .json))\"" }
}
