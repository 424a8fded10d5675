/// What is wrong in a configuration or a baseline, and where.
public struct ConfigurationProblem: Equatable, Sendable {
  /// `path:line:column: what is wrong`
  public let sentence: String
  /// The line, and below it a caret under the place; nothing if there is no such line.
  public let excerpt: [String]

  init(_ sentence: String, in path: String) {
    self.sentence = "\(path): \(sentence)"
    excerpt = []
  }

  init(_ sentence: String, at position: YAMLValue.Position, in path: String, _ text: ContiguousArray<UInt8>) {
    self.sentence = "\(path):\(position.line):\(position.column): \(sentence)"
    let (line, caret) = ConfigurationProblem.excerpt(of: text, position)
    let number = String(position.line)
    let gutter = String(repeating: " ", count: number.count)
    excerpt = ["\(number) | \(line)", "\(gutter) | \(caret)^"]
  }

  /// The line's text up to a length that fits, with blanks for tabs, and the blanks before the caret.
  private static func excerpt(
    of text: ContiguousArray<UInt8>, _ position: YAMLValue.Position
  ) -> (line: String, caret: String) {
    var line = 1
    var start = 0
    for (place, byte) in text.enumerated() where line < position.line {
      let isCarriageReturn = byte == 0x0D && (place + 1 == text.count || text[place + 1] != 0x0A)
      if byte == 0x0A || isCarriageReturn { (line, start) = (line + 1, place + 1) }
    }
    var end = start
    while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
    let width = 100
    // A long line is shown from a little before the place.
    let from = max(start, min(end, start + position.column - 1 - width / 2))
    let place = max(from, min(end, start + position.column - 1))
    let shown = String(decoding: text[from..<min(end, from + width)], as: UTF8.self)
    let before = String(decoding: text[from..<place], as: UTF8.self)
    return (shown.replacing("\t", with: " "), String(repeating: " ", count: before.count))
  }
}
