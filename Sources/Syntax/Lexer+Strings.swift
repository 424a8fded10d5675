// String literals. One without interpolations is a token; one with them is a pair of brackets around their tokens.
extension Lexer {
  /// A string literal whose pounds or quote stand at `at`.
  mutating func lexString(_ text: Span<UInt8>, pounds: Int) {
    let start = at
    var form = StringForm()
    form.pounds = UInt32(truncatingIfNeeded: pounds)
    form.quote = text[start + pounds]
    var inside = start + pounds + 1
    if form.quote == UInt8(ascii: "\""), text.byte(inside) == form.quote, text.byte(inside + 1) == form.quote,
      pounds == 0 || !rawQuotes.closes(text, from: inside, pounds: pounds)
    {
      form.isMultiline = true
      inside += 2
    }
    lexStringText(text, from: inside, in: form, opened: nil, start: start)
  }

  private mutating func hasPounds(_ text: Span<UInt8>, at start: Int, _ pounds: Int) -> Bool {
    for index in start..<(start + pounds) where text.byte(index) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Goes on in a string's text up to its end or its next interpolation.
  /// - Parameter opened: the token of the string's opening quotes, if an interpolation came before.
  mutating func lexStringText(_ text: Span<UInt8>, from: Int, in form: StringForm, opened: Int?, start: Int) {
    if form.isMultiline { mayHidePassedLines = true }
    var index = from
    while true {
      index = form.isMultiline ? text.endOfLongText(from: index, form.quote) : text.endOfText(from: index, form.quote)
      if index >= text.count { break }
      let byte = text[index]
      if byte == form.quote {
        if let end = endOfString(text, at: index, form) { return closeString(index, end, opened, start) }
      } else if byte == UInt8(ascii: "\\") {
        if hasPounds(text, at: index + 1, Int(form.pounds)) {
          let escaped = index + 1 + Int(form.pounds)
          if text.byte(escaped) == UInt8(ascii: "(") {
            return openInterpolation(index, escaped, form, opened, start)
          }
          let isLineEnd = text.byte(escaped) == UInt8(ascii: "\n") || text.byte(escaped) == UInt8(ascii: "\r")
          index = isLineEnd ? escaped : escaped + 1
          continue
        }
      } else if !form.isMultiline {
        break
      }
      index += 1
    }
    index = min(index, text.count)
    note(.unterminatedString, at: start)
    if let opened {
      tokens.setLink(of: opened, to: tokens.count - 1)
      at = index
    } else {
      emit(.string, from: start, to: index)
    }
  }

  /// Where the string ends if the quote at `index` ends it.
  private mutating func endOfString(_ text: Span<UInt8>, at index: Int, _ form: StringForm) -> Int? {
    var end = index + 1
    if form.isMultiline {
      guard text.byte(end) == form.quote, text.byte(end + 1) == form.quote else { return nil }
      end += 2
    }
    return hasPounds(text, at: end, Int(form.pounds)) ? end + Int(form.pounds) : nil
  }

  private mutating func closeString(_ quote: Int, _ end: Int, _ opened: Int?, _ start: Int) {
    guard let opened else { return emit(.string, from: start, to: end) }
    let index = tokens.count
    emit(.stringClose, from: quote, link: UInt32(truncatingIfNeeded: opened))
    tokens.setLink(of: opened, to: index)
    at = end
  }

  private mutating func openInterpolation(
    _ backslash: Int, _ paren: Int, _ form: StringForm, _ opened: Int?, _ start: Int
  ) {
    let token = opened ?? tokens.count
    if opened == nil { emit(.stringOpen, from: start, link: 0) }
    brackets.push(interpolation: tokens.count, of: BracketStack.InterruptedString(form: form, token: token))
    emit(.interpolationOpen, from: backslash, link: 0)
    at = paren + 1
  }
}

/// The quotes of one line that pounds follow: which raw strings end there. A line is read once, however many of them it has.
struct RawQuotes {
  private var line = 0..<0
  /// The offset of the line's last quote that more than so many pounds follow.
  private var last: ContiguousArray<Int> = []

  /// Whether a quote with so many pounds follows on the line: `#"""#` is a string of one quote, and `#""" … "#` one
  /// that starts with two.
  mutating func closes(_ text: Span<UInt8>, from start: Int, pounds: Int) -> Bool {
    if !line.contains(start) { read(text, from: start) }
    return pounds <= last.count && last[pounds - 1] >= start
  }

  private mutating func read(_ text: Span<UInt8>, from start: Int) {
    last.removeAll(keepingCapacity: true)
    var index = start
    while index < text.count, text[index] != UInt8(ascii: "\n"), text[index] != UInt8(ascii: "\r") {
      let quote = index
      index += 1
      guard text[quote] == UInt8(ascii: "\"") else { continue }
      while text.byte(index) == UInt8(ascii: "#") {
        let pounds = index - quote
        if pounds > last.count { last.append(quote) } else { last[pounds - 1] = quote }
        index += 1
      }
    }
    line = start..<index
  }
}
