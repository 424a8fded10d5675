/// The tokens of one file as columns of nine bytes a token; comments and white space are no tokens.
///
/// A bracket's link is the index of its partner: skipping a body is one load. A bracket that lost its partner
/// links to the last token it can be said to hold, so that `links[i] + 1` is a way forward either way.
/// Any other token's link is the offset where it ends.
public struct Tokens: Sendable {
  public internal(set) var kinds: ContiguousArray<UInt8> = []
  public internal(set) var starts: ContiguousArray<UInt32> = []
  public internal(set) var links: ContiguousArray<UInt32> = []
  /// The comments, in order; they are no tokens.
  public internal(set) var comments: ContiguousArray<Comment> = []
  /// Where lines start.
  public internal(set) var lines: ContiguousArray<UInt32> = []
  /// What the lexer could not make sense of, in the order in which it noticed.
  public internal(set) var issues: [SyntaxIssue] = []
  /// Each `#if`, `#elseif`, `#else` and `#endif`.
  public internal(set) var conditions: ContiguousArray<UInt32> = []
  /// Each `class`, `enum`, `protocol`, `struct` and `actor`, whatever it is there.
  var typeWords: ContiguousArray<UInt32> = []

  /// Set in a kind's byte when a line ends between the token and the one before.
  static let newlineBit: UInt8 = 0x80

  public init() {}

  public var count: Int { kinds.count }

  public func kind(_ index: Int) -> TokenKind {
    // Every byte of the column was written from a kind; the look-up by raw value would be a call per token.
    unsafe unsafeBitCast(kinds[index] & ~Tokens.newlineBit, to: TokenKind.self)
  }

  public func isFirstOnLine(_ index: Int) -> Bool { kinds[index] & Tokens.newlineBit != 0 }

  /// The token after the one at `index`, or after the group that it opens.
  public func after(_ index: Int) -> Int {
    switch kind(index) {
    case .leftParen, .leftSquare, .leftBrace, .stringOpen, .interpolationOpen: Int(links[index]) + 1
    case .endOfFile: index
    default: index + 1
    }
  }

  /// Where the text of the token at `index` ends.
  public func endOffset(_ index: Int, in bytes: Span<UInt8>) -> Int {
    switch kind(index) {
    case .leftParen, .rightParen, .leftSquare, .rightSquare, .leftBrace, .rightBrace, .interpolationClose:
      return Int(starts[index]) + 1
    case .stringOpen: return Int(starts[index + 1])
    case .interpolationOpen:
      var paren = Int(starts[index]) + 1
      while bytes[paren] == UInt8(ascii: "#") { paren += 1 }
      return paren + 1
    case .stringClose: return Int(starts[index]) + lengthOfStringClose(index, in: bytes)
    default: return Int(links[index])
    }
  }

  /// A string ends with as many quotes and pounds as it began with.
  private func lengthOfStringClose(_ index: Int, in bytes: Span<UInt8>) -> Int {
    let open = Int(starts[Int(links[index])])
    var pounds = 0
    while bytes[open + pounds] == UInt8(ascii: "#") { pounds += 1 }
    // `#"""` begins a string of either sort, but only a long one's end goes on with a quote.
    let second = pounds == 0 ? open + 1 : Int(starts[index]) + 1
    return pounds + (bytes.byte(second) == UInt8(ascii: "\"") ? 3 : 1)
  }

  /// Whether the token at `index` is a bracket with a partner.
  public func isMatched(_ index: Int) -> Bool {
    let partner = Int(links[index])
    return partner != index && partner < count && Int(links[partner]) == index
  }

  mutating func reset() {
    kinds.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    comments.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    issues.removeAll(keepingCapacity: true)
    conditions.removeAll(keepingCapacity: true)
    typeWords.removeAll(keepingCapacity: true)
  }
}

/// A comment's text with its slashes, and the token that comes next.
public struct Comment: Sendable {
  public let start: UInt32
  public let end: UInt32
  public let nextToken: UInt32
}

/// A place where the text is not Swift, or not Swift that is understood here.
public struct SyntaxIssue: Equatable, Sendable {
  public enum Kind: UInt8, Sendable {
    case unterminatedString, unterminatedComment, unterminatedRegex, unmatchedBracket, strayBracket, conflict
    case unexpectedCode, missingName, missingBody, malformedType, invalidText, tooDeep
  }
  public let kind: Kind
  public let offset: UInt32

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = UInt32(truncatingIfNeeded: offset)
  }
}
