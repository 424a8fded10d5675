import Report
import RuleKit

/// Cards on standard output.
struct CardOutput {
  private let cards: [RuleCard]

  init(_ cards: [RuleCard]) { self.cards = cards.sorted { $0.id < $1.id } }

  func write(isText: Bool, isList: Bool) -> ExitStatus {
    var writer = ByteWriter()
    if !isText {
      CardJSON(cards).write(to: &writer)
    } else if isList {
      CardText.writeList(of: cards, to: &writer)
    } else {
      for card in cards { CardText(card, width: min(Output.standard.width ?? 80, 100)).write(to: &writer) }
    }
    return Output.standard.write(writer.bytes) ? .clean : .failed
  }
}

extension Option {
  static let cardFormat = Option(
    "--format", takes: .word(["text", "json"]), .output, "for people, or an array of objects (text)")
}
