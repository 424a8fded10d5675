/// The words the lexer tells from identifiers: up to 16 bytes of text as two machine words, looked up in one probe or two.
struct Words {
  /// A word, or nothing.
  private struct Slot {
    var first: UInt64 = 0
    var second: UInt64 = 0
    var kind = TokenKind.identifier.rawValue
  }

  private let table: ContiguousArray<Slot>

  private static let longest = 16
  private static let slots = 512

  static let shared = Words()

  private init() {
    var table = ContiguousArray(repeating: Slot(), count: Words.slots)
    for (text, kind) in Words.list {
      let (first, second) = Words.pack(text.utf8)
      var slot = Words.slot(first, second)
      while table[slot].first != 0 { slot = (slot + 1) % Words.slots }
      table[slot] = Slot(first: first, second: second, kind: kind.rawValue)
    }
    self.table = table
  }

  /// The kind of the word at `range`.
  @inline(__always)
  func kind(_ text: Span<UInt8>, _ range: Range<Int>) -> UInt8 {
    if range.count > Words.longest { return TokenKind.identifier.rawValue }
    let first = text.word(at: range.lowerBound, count: min(range.count, 8))
    let second = range.count > 8 ? text.word(at: range.lowerBound + 8, count: range.count - 8) : 0
    return kind(first, second)
  }

  /// The kind of the word whose bytes are packed little-endian into `first` and `second`.
  @inline(__always)
  func kind(_ first: UInt64, _ second: UInt64) -> UInt8 {
    var slot = Words.slot(first, second)
    while table[slot].first != 0, table[slot].first != first || table[slot].second != second {
      slot = (slot + 1) % Words.slots
    }
    return table[slot].kind
  }

  private static func slot(_ first: UInt64, _ second: UInt64) -> Int {
    Int(truncatingIfNeeded: ((first ^ (second &* 31)) &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }

  private static func pack(_ bytes: some Sequence<UInt8>) -> (UInt64, UInt64) {
    var words: (UInt64, UInt64) = (0, 0)
    for (index, byte) in bytes.enumerated() {
      if index < 8 { words.0 |= UInt64(byte) << (8 * index) } else { words.1 |= UInt64(byte) << (8 * (index - 8)) }
    }
    return words
  }

  private static var list: [(String, TokenKind)] {
    [
      ("_", .wildcard), ("Any", .Any), ("as", .as), ("associatedtype", .associatedtype), ("break", .break), ("case", .case),
      ("catch", .catch), ("class", .class), ("continue", .continue), ("default", .default), ("defer", .defer),
      ("deinit", .deinit), ("do", .do), ("else", .else), ("enum", .enum), ("extension", .extension),
      ("fallthrough", .fallthrough), ("false", .false), ("fileprivate", .fileprivate), ("for", .for), ("func", .func),
      ("guard", .guard), ("if", .if), ("import", .import), ("in", .in), ("init", .`init`), ("inout", .inout),
      ("internal", .internal), ("is", .is), ("let", .let), ("nil", .nil), ("operator", .operator),
      ("precedencegroup", .precedencegroup), ("private", .private), ("protocol", .protocol), ("public", .public),
      ("repeat", .repeat), ("rethrows", .rethrows), ("return", .return), ("self", .`self`), ("Self", .Self),
      ("static", .static), ("struct", .struct), ("subscript", .subscript), ("super", .super), ("switch", .switch),
      ("throw", .throw), ("throws", .throws), ("true", .true), ("try", .try), ("typealias", .typealias),
      ("var", .var), ("where", .where), ("while", .while),
      ("actor", .actor), ("macro", .macro), ("using", .using), ("async", .async), ("reasync", .reasync),
      ("await", .await), ("open", .open), ("package", .package), ("some", .some), ("any", .any), ("each", .each),
      ("unsafe", .unsafe), ("consume", .ownershipWord), ("copy", .ownershipWord), ("borrow", .ownershipWord),
      // Specifiers of parameters only.
      ("__shared", .modifierWord), ("__owned", .modifierWord),
    ]
    + Modifier.words.map { ($0.0.description, .modifierWord) }
  }
}
