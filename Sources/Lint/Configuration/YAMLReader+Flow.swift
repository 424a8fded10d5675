// Lists and mappings in brackets.
extension YAMLReader {
  mutating func flowValue() throws(Problem) -> YAMLValue {
    if !isOpenBracket { return try scalar(inFlow: true) }
    let start = position
    depth += 1
    defer { depth -= 1 }
    if depth > YAMLReader.deepest { throw problem("this is nested too deep") }
    let isList = current == UInt8(ascii: "[")
    place += 1
    return YAMLValue(content: isList ? .list(try flowItems(start)) : .map(try flowEntries(start)), position: start)
  }

  private mutating func flowItems(_ start: YAMLValue.Position) throws(Problem) -> [YAMLValue] {
    var items: [YAMLValue] = []
    while try !closes(UInt8(ascii: "]"), start) {
      items.append(try flowValue())
      try endItem(UInt8(ascii: "]"), "a comma or ']' was expected here", start)
    }
    return items
  }

  private mutating func flowEntries(_ start: YAMLValue.Position) throws(Problem) -> [YAMLValue.Entry] {
    var entries: [YAMLValue.Entry] = []
    var keys: Set<String> = []
    while try !closes(UInt8(ascii: "}"), start) {
      let keyStart = position
      if isOpenBracket { throw problem("a key is a text, and no list") }
      let isQuoted = current == UInt8(ascii: "\"") || current == UInt8(ascii: "'")
      let key = try text(of: scalar(inFlow: true).content, at: keyStart)
      try skipInFlow(start)
      // Behind quotes the colon needs no blank, and it stands on the key's line.
      guard line == keyStart.line, current == UInt8(ascii: ":"), isQuoted || isEndOfFlowText else {
        throw problem("a colon and a blank were expected here")
      }
      if !keys.insert(key).inserted { throw Problem(position: keyStart, sentence: "the key '\(key)' is there twice") }
      place += 1
      try skipInFlow(start)
      if current == UInt8(ascii: ",") || current == UInt8(ascii: "}") { throw problem("a value was expected here") }
      entries.append(YAMLValue.Entry(key: key, position: keyStart, value: try flowValue()))
      try endItem(UInt8(ascii: "}"), "a comma or '}' was expected here", start)
    }
    return entries
  }

  /// Whether a plain text in brackets ends here.
  var isEndOfFlowText: Bool {
    switch current {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): return true
    case UInt8(ascii: ":"):
      let next = byte(at: 1)
      return isBlank(next) || isLineEnd(next) || ",[]{}".utf8.contains(next)
    default: return false
    }
  }

  private mutating func closes(_ bracket: UInt8, _ start: YAMLValue.Position) throws(Problem) -> Bool {
    try skipInFlow(start)
    guard current == bracket else { return false }
    place += 1
    return true
  }

  /// Passes over a comma, and stops before the bracket.
  private mutating func endItem(_ bracket: UInt8, _ wanted: String, _ start: YAMLValue.Position) throws(Problem) {
    try skipInFlow(start)
    if current == bracket { return }
    guard current == UInt8(ascii: ",") else { throw problem(wanted) }
    place += 1
  }

  private mutating func skipInFlow(_ start: YAMLValue.Position) throws(Problem) {
    try skipToContent()
    if isAtEnd { throw Problem(position: start, sentence: "the bracket is not closed") }
    if isMarker("---") || isMarker("...") { throw problem("the document ends before the bracket is closed") }
  }
}
