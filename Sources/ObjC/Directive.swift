/// What a line that begins with `#` says.
struct Directive {

  /// What a condition asks for, as far as it is known without compiling.
  enum Condition: Equatable {
    case always, never, cPlusPlus, noCPlusPlus
    /// Whether there is such a macro, or, where its value is asked for, whether that is not zero.
    case macro(String, isValue: Bool, isWanted: Bool)
    case unknown
  }

  enum Kind {
    case `import`(path: String, isQuoted: Bool, offset: Int)
    case define(name: Range<Int>)
    case undefine(name: Range<Int>)
    case condition(Condition)
    /// `#elif`, `#else`
    case otherwise(Condition)
    case end
    /// It does no harm: `#pragma clang assume_nonnull begin`.
    case kept
    /// `#pragma mark - Title`
    case heading(title: Range<Int>)
    case dropped
  }

  let kind: Kind

  init(_ tokens: CTokens, _ token: Int) {
    let range = tokens.range(token)
    // The line's own words: the hash is not at its beginning any more.
    let hash = tokens.bytes[range.lowerBound] == UInt8(ascii: "%") ? 2 : 1
    var words = DirectiveWords(tokens.bytes, (range.lowerBound + hash)..<range.upperBound)
    let name = words.next().map { String(decoding: tokens.bytes[$0], as: UTF8.self) } ?? ""
    switch name {
    case "import", "include", "include_next", "__include_macros":
      kind = Directive.importKind(&words) ?? .dropped
    case "define": kind = words.next().map { .define(name: $0) } ?? .dropped
    case "undef": kind = words.next().map { .undefine(name: $0) } ?? .dropped
    case "if": kind = .condition(Directive.condition(&words))
    case "ifdef": kind = .condition(Directive.definition(&words, isWanted: true))
    case "ifndef": kind = .condition(Directive.definition(&words, isWanted: false))
    case "elif": kind = .otherwise(Directive.condition(&words))
    case "elifdef": kind = .otherwise(Directive.definition(&words, isWanted: true))
    case "elifndef": kind = .otherwise(Directive.definition(&words, isWanted: false))
    case "else": kind = .otherwise(.unknown)
    case "endif": kind = .end
    case "pragma":
      let first = words.next()
      if let first, tokens.text(first) == "mark" {
        kind = .heading(title: first.upperBound..<range.upperBound)
      } else {
        kind = first.map { tokens.text($0) } == "clang" && words.text() == "assume_nonnull" ? .kept : .dropped
      }
    default: kind = .dropped
    }
  }

  private static func importKind(_ words: inout DirectiveWords) -> Kind? {
    guard let open = words.next(), open.count == 1 else { return nil }
    let first = words.bytes[open.lowerBound]
    guard first == UInt8(ascii: "<") || first == UInt8(ascii: "\"") else { return nil }
    let close = first == UInt8(ascii: "<") ? UInt8(ascii: ">") : first
    let start = open.upperBound
    guard let end = words.bytes[start..<words.end].firstIndex(of: close) else { return nil }
    let path = String(decoding: words.bytes[start..<end], as: UTF8.self)
    return .import(path: path, isQuoted: first == UInt8(ascii: "\""), offset: start)
  }

  private static func definition(_ words: inout DirectiveWords, isWanted: Bool) -> Condition {
    let name = words.text()
    return switch name {
    case "__cplusplus": isWanted ? .cPlusPlus : .noCPlusPlus
    case "__OBJC__": isWanted ? .always : .never
    default: .macro(name, isValue: false, isWanted: isWanted)
    }
  }

  /// `0`, `1`, and whether it is C++ or Objective-C.
  private static func condition(_ words: inout DirectiveWords) -> Condition {
    var texts: [String] = []
    while texts.count < 8, let word = words.next() {
      texts.append(String(decoding: words.bytes[word], as: UTF8.self))
    }
    let isNegated = texts.first == "!"
    if isNegated { texts.removeFirst() }
    let isValue = !texts.contains("defined")
    texts.removeAll { $0 == "(" || $0 == ")" || $0 == "defined" }
    switch texts {
    case ["0"], ["false"], ["FALSE"], ["NO"]: return isNegated ? .always : .never
    case ["1"], ["true"], ["TRUE"], ["YES"]: return isNegated ? .never : .always
    case ["__cplusplus"]: return isNegated ? .noCPlusPlus : .cPlusPlus
    case ["__OBJC__"]: return isNegated ? .never : .always
    default: return texts.count == 1 ? .macro(texts[0], isValue: isValue, isWanted: !isNegated) : .unknown
    }
  }
}

/// The words and marks of a directive's line, comments left out.
struct DirectiveWords {
  let bytes: ContiguousArray<UInt8>
  private var at: Int
  let end: Int

  init(_ bytes: ContiguousArray<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    at = range.lowerBound
    end = range.upperBound
  }

  mutating func text() -> String { next().map { String(decoding: bytes[$0], as: UTF8.self) } ?? "" }

  mutating func next() -> Range<Int>? {
    skipSpace()
    guard at < end else { return nil }
    let start = at
    at += 1
    if CScanner.isWordByte(bytes[start]) {
      while at < end, CScanner.isWordByte(bytes[at]) { at += 1 }
    }
    return start..<at
  }

  private mutating func skipSpace() {
    while at < end {
      switch bytes[at] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\\"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): at += 1
      case UInt8(ascii: "/") where at + 1 < end && bytes[at + 1] == UInt8(ascii: "*"):
        at += 2
        while at + 1 < end, bytes[at] != UInt8(ascii: "*") || bytes[at + 1] != UInt8(ascii: "/") { at += 1 }
        at = min(at + 2, end)
      default: return
      }
    }
  }
}
