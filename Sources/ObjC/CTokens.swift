import Syntax

/// The tokens of a C text, as far as Objective-C's declarations and messages need them told apart.
///
/// Total: whatever the bytes are, the tokens lie in order and inside of them. A directive is one token, up to the end of
/// its last line.
struct CTokens {
  enum Kind: UInt8 {
    case word, number, string, character
    /// `@interface`, `@end`, `@selector`, …
    case atWord
    /// `#import …` and its kin, with the lines that a backslash joins to it.
    case directive
    /// One byte of anything else.
    case mark
  }

  /// A comment, and the token that follows it.
  struct Comment {
    let start: Int
    let end: Int
    let nextToken: Int
  }

  private(set) var kinds: ContiguousArray<Kind> = []
  private(set) var starts: ContiguousArray<Int32> = []
  private(set) var ends: ContiguousArray<Int32> = []
  /// A bracket's partner; of any other token, and of a bracket without one, its own place.
  private(set) var links: ContiguousArray<Int32> = []
  private(set) var comments: ContiguousArray<Comment> = []
  let bytes: ContiguousArray<UInt8>
  let count: Int

  init(_ bytes: ContiguousArray<UInt8>, count: Int) {
    self.bytes = bytes
    self.count = count
    kinds.reserveCapacity(count / 5)
    starts.reserveCapacity(count / 5)
    ends.reserveCapacity(count / 5)
    links.reserveCapacity(count / 5)
    var scanner = CScanner(bytes, count: count)
    while let token = scanner.next() {
      switch token.kind {
      case nil: comments.append(Comment(start: token.start, end: token.end, nextToken: kinds.count))
      case let kind?: append(kind, token.start, token.end)
      }
    }
    linkBrackets { _ in true }
  }

  /// Links the brackets anew, as if only those were there for which it is so.
  mutating func relink(where isThere: (Int) -> Bool) {
    for token in kinds.indices { links[token] = Int32(truncatingIfNeeded: token) }
    linkBrackets(where: isThere)
  }

  private mutating func append(_ kind: Kind, _ start: Int, _ end: Int) {
    links.append(Int32(truncatingIfNeeded: kinds.count))
    kinds.append(kind)
    starts.append(Int32(truncatingIfNeeded: start))
    ends.append(Int32(truncatingIfNeeded: end))
  }

  private mutating func linkBrackets(where isThere: (Int) -> Bool) {
    var open: ContiguousArray<Int> = []
    for token in kinds.indices where kinds[token] == .mark && isThere(token) {
      switch bytes[start(token)] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(token)
      case UInt8(ascii: ")"): link(token, UInt8(ascii: "("), &open)
      case UInt8(ascii: "]"): link(token, UInt8(ascii: "["), &open)
      case UInt8(ascii: "}"): link(token, UInt8(ascii: "{"), &open)
      default: break
      }
    }
  }

  /// A closing brace ends what was left open inside of it; any other bracket that does not fit has no partner.
  private mutating func link(_ token: Int, _ opener: UInt8, _ open: inout ContiguousArray<Int>) {
    if opener == UInt8(ascii: "{") {
      while let last = open.last, bytes[start(last)] != opener { open.removeLast() }
    }
    guard let last = open.last, bytes[start(last)] == opener else { return }
    open.removeLast()
    links[last] = Int32(truncatingIfNeeded: token)
    links[token] = Int32(truncatingIfNeeded: last)
  }
}

extension CTokens {
  var indices: Range<Int> { 0..<kinds.count }

  func start(_ token: Int) -> Int { Int(starts[token]) }

  func end(_ token: Int) -> Int { Int(ends[token]) }

  func range(_ token: Int) -> Range<Int> { start(token)..<end(token) }

  /// The closing bracket's place, or the token's own.
  func link(_ token: Int) -> Int { Int(links[token]) }

  /// The token after the one, or after the group that it opens.
  func after(_ token: Int) -> Int { max(token, link(token)) + 1 }

  func kind(_ token: Int) -> Kind? { token >= 0 && token < kinds.count ? kinds[token] : nil }

  func isMark(_ token: Int, _ mark: Unicode.Scalar) -> Bool {
    kind(token) == .mark && bytes[start(token)] == UInt8(ascii: mark)
  }

  func isWord(_ token: Int) -> Bool { kind(token) == .word }

  /// Whether the token's text is the one given.
  func holds(_ token: Int, _ text: StaticString) -> Bool {
    guard token >= 0, token < kinds.count, end(token) - start(token) == text.utf8CodeUnitCount else { return false }
    let from = start(token)
    for offset in 0..<text.utf8CodeUnitCount {
      // A static string's bytes last for ever, and the offset is below their count.
      guard unsafe text.utf8Start[offset] == bytes[from + offset] else { return false }
    }
    return true
  }

  func text(_ token: Int) -> String { text(range(token)) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// A name with a capital first letter, which is a type's by custom.
  func isTypeName(_ token: Int) -> Bool {
    guard isWord(token) else { return false }
    var offset = start(token)
    while offset < end(token), bytes[offset] == UInt8(ascii: "_") { offset += 1 }
    return offset < end(token) && bytes[offset].isUppercase
  }

  /// A word of capitals, digits and underscores alone.
  func isMacroName(_ token: Int) -> Bool {
    guard isTypeName(token), end(token) - start(token) > 1 else { return false }
    return !range(token).contains { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[$0]) }
  }

  /// The first token that starts at the offset or behind it.
  func token(at offset: Int) -> Int { kinds.indices.firstPlace { start($0) >= offset } }
}
