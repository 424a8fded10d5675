/// The words the lexer tells from identifiers: up to 16 bytes of text as two machine words, looked up in one probe or two.
struct Words {
  private let low: ContiguousArray<UInt64>
  private let high: ContiguousArray<UInt64>
  private let kinds: ContiguousArray<UInt8>

  private static let longest = 16
  private static let slots = 512

  static let shared = Words()

  private init() {
    var low = ContiguousArray<UInt64>(repeating: 0, count: Words.slots)
    var high = low
    var kinds = ContiguousArray<UInt8>(repeating: TokenKind.identifier.rawValue, count: Words.slots)
    for (text, kind) in Words.list {
      let (first, second) = Words.pack(text.utf8)
      var slot = Words.slot(first, second)
      while low[slot] != 0 { slot = (slot + 1) % Words.slots }
      (low[slot], high[slot], kinds[slot]) = (first, second, kind.rawValue)
    }
    (self.low, self.high, self.kinds) = (low, high, kinds)
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
  private func kind(_ first: UInt64, _ second: UInt64) -> UInt8 {
    var slot = Words.slot(first, second)
    while low[slot] != 0 {
      if low[slot] == first && high[slot] == second { return kinds[slot] }
      slot = (slot + 1) % Words.slots
    }
    return TokenKind.identifier.rawValue
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
      ("Any", .Any), ("as", .as), ("associatedtype", .associatedtype), ("break", .break), ("case", .case),
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
