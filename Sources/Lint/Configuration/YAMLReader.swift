/// Reads one YAML document: mappings and lists, in blocks and in brackets, texts plain and in quotes, comments.
///
/// Anchors, tags, directives and texts of several lines are refused, and so are words that YAML 1.1 and 1.2 read in
/// different ways: what is read, is read as every other reader does. The time is linear in the length, the depth bounded.
struct YAMLReader {
  /// Why a document cannot be read.
  struct Problem: Error, Equatable {
    let position: YAMLValue.Position
    let sentence: String
  }

  static let deepest = 64

  /// The text with a NUL behind its end.
  let bytes: ContiguousArray<UInt8>
  var place = 0
  var line = 1
  var lineStart = 0
  var depth = 0

  private init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes + [0]
    // A byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (place, lineStart) = (3, 3) }
  }

  static func read(_ bytes: ContiguousArray<UInt8>) throws(Problem) -> YAMLValue {
    var reader = YAMLReader(bytes)
    try reader.refuseWhatIsNoText()
    return try reader.document()
  }

  // MARK: The document

  private mutating func document() throws(Problem) -> YAMLValue {
    try skipToContent()
    if current == UInt8(ascii: "%"), column == 1 { throw problem("directives are not read") }
    if isMarker("---") {
      place += 3
      try skipToContent()
    }
    let value = isAtEnd || isMarker("...") ? YAMLValue(content: .null, position: position) : try block()
    try skipToContent()
    if isMarker("...") {
      place += 3
      try skipToContent()
    }
    if isMarker("---") { throw problem("only one document is read") }
    if !isAtEnd { throw problem("this belongs to nothing above it; look at its indentation") }
    return value
  }

  // MARK: Blocks

  /// The value that begins here: a list or a mapping with a line for each item, or what stands on this line alone.
  private mutating func block() throws(Problem) -> YAMLValue {
    let start = position
    depth += 1
    defer { depth -= 1 }
    if depth > YAMLReader.deepest { throw problem("this is nested too deep") }
    if isMark("-") { return YAMLValue(content: .list(try items(column: column)), position: start) }
    if isMark("?") { throw problem("keys have no question mark here") }
    if try isKeyAhead() { return YAMLValue(content: .map(try entries(column: column)), position: start) }
    return try lineValue()
  }

  private mutating func items(column wanted: Int) throws(Problem) -> [YAMLValue] {
    var items: [YAMLValue] = []
    while !isAtEnd, column == wanted, isMark("-"), !isMarker("---") {
      let (start, startLine) = (position, line)
      place += 1
      try skipToContent()
      if line == startLine, !isAtEnd {
        // `- key: value` and `- - item` go on below, as deep as their first line.
        items.append(try block())
      } else {
        items.append(try valueBelow(column: wanted, start))
      }
      try endItem(column: wanted)
    }
    return items
  }

  private mutating func entries(column wanted: Int) throws(Problem) -> [YAMLValue.Entry] {
    var entries: [YAMLValue.Entry] = []
    var keys: Set<String> = []
    while !isAtEnd, column == wanted, !isMarker("---"), !isMarker("...") {
      let (start, startLine) = (position, line)
      guard !isMark("-"), try isKeyAhead() else { throw problem("a key and a colon were expected here") }
      let key = try blockKey()
      if !keys.insert(key).inserted { throw Problem(position: start, sentence: "the key '\(key)' is there twice") }
      let end = position
      try skipToContent()
      let value: YAMLValue
      if line == startLine, !isAtEnd {
        if isMark("-") { throw problem("a list begins on a line of its own") }
        if try isKeyAhead() { throw problem("a mapping begins on a line of its own; a text with ': ' needs quotes") }
        value = try lineValue()
      } else if column == wanted, isMark("-"), !isAtEnd, !isMarker("---") {
        // A list may stand as deep as the key it belongs to.
        value = try block()
      } else {
        value = try valueBelow(column: wanted, end)
      }
      entries.append(YAMLValue.Entry(key: key, position: start, value: value))
      try endItem(column: wanted)
    }
    return entries
  }

  /// What follows in lines that are indented deeper than `column`; nothing if there are none.
  private mutating func valueBelow(column outer: Int, _ start: YAMLValue.Position) throws(Problem) -> YAMLValue {
    if isAtEnd || column <= outer { return YAMLValue(content: .null, position: start) }
    return try block()
  }

  private mutating func endItem(column wanted: Int) throws(Problem) {
    try skipToContent()
    if !isAtEnd, column > wanted { throw problem("this is indented deeper than what it follows") }
  }

  /// A value that ends where its line does, brackets aside.
  private mutating func lineValue() throws(Problem) -> YAMLValue {
    let value = try isOpenBracket ? flowValue() : scalar(inFlow: false)
    let endLine = line
    let isBlankBehind = isBlank(current) || isLineEnd(current)
    try skipToContent()
    if line == endLine, !isAtEnd { throw problem("nothing can follow the value on its line") }
    if !isBlankBehind { throw problem("a comment needs a blank before it") }
    return value
  }
}
