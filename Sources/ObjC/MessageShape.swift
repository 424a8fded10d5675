/// A message as written: what stands in its square brackets.
struct MessageShape {
  /// The tokens of the receiver.
  let receiver: Range<Int>
  /// The words of the selector; several, or one with a colon, have arguments.
  private let pieces: [Int]
  private let hasArguments: Bool

  /// Nothing for brackets that hold something else: an index, a list, a capture.
  init?(_ tokens: CTokens, _ open: Int) {
    let close = tokens.link(open)
    guard close > open + 2 else { return nil }
    // The tokens of the brackets' own level, groups as one.
    var items: [Int] = []
    var at = open + 1
    while at < close, items.count < 4000 {
      items.append(at)
      at = tokens.after(at)
    }
    let pieces = MessageShape.pieces(tokens, items)
    if let first = pieces.first {
      guard first > 0 else { return nil }
      receiver = (open + 1)..<items[first]
      self.pieces = pieces.map { items[$0] }
      hasArguments = true
      return
    }
    guard let last = items.last, items.count > 1, tokens.isWord(last) else { return nil }
    let before = items[items.count - 2]
    guard MessageShape.endsOperand(tokens, before) else { return nil }
    receiver = (open + 1)..<last
    self.pieces = [last]
    hasArguments = false
  }

  /// The places of words that a colon follows, those of conditional expressions aside.
  private static func pieces(_ tokens: CTokens, _ items: [Int]) -> [Int] {
    var found: [Int] = []
    var questions = 0
    for place in items.indices {
      if tokens.isMark(items[place], "?") { questions += 1 }
      guard tokens.isMark(items[place], ":") else { continue }
      let isPath = place + 1 < items.count && tokens.isMark(items[place + 1], ":")
        || place > 0 && tokens.isMark(items[place - 1], ":")
      if isPath { continue }
      if questions > 0 {
        questions -= 1
      } else if place > 0, tokens.isWord(items[place - 1]) {
        found.append(place - 1)
      }
    }
    return found
  }

  /// Whether something ends at the token that can be sent a message.
  private static func endsOperand(_ tokens: CTokens, _ token: Int) -> Bool {
    switch tokens.kind(token) {
    case .word: !["return", "in", "sizeof", "const", "else"].contains(tokens.text(token))
    case .string, .atWord: true
    case .mark: tokens.isMark(token, "(") || tokens.isMark(token, "[") || tokens.isMark(token, "{")
    default: false
    }
  }

  func selector(_ tokens: CTokens) -> String {
    pieces.map { tokens.text($0) + (hasArguments ? ":" : "") }.joined()
  }
}
