/// Shell patterns as git reads them: `*`, `?`, `[a-z]`, `[[:alpha:]]`, `**` between slashes, and a backslash before any
/// of these.
///
/// A slash is only matched by a slash, or by `**`.
struct Glob {
  /// The last two say that no longer text can help either, so that many stars are not tried in every combination.
  private enum Outcome {
    case match, mismatch
    /// The text ended before the pattern did.
    case abort
    /// A single star met a slash: only a `**` further left can help.
    case abortToDoubleStar
  }

  /// No path is longer, and a pattern of stars without end would be read too deep.
  static let longest = 4096

  /// Whether the byte may stand for others than itself.
  static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "\\"): true
    default: false
    }
  }

  /// Whether the pattern is all of the text.
  static func matches(_ pattern: Span<UInt8>, _ text: Span<UInt8>) -> Bool {
    match(pattern, 0, text, 0) == .match
  }

  private static func match(_ pattern: Span<UInt8>, _ patternStart: Int, _ text: Span<UInt8>, _ textStart: Int)
    -> Outcome
  {
    var p = patternStart
    var t = textStart
    while p < pattern.count {
      let byte = pattern[p]
      if t >= text.count, byte != UInt8(ascii: "*") { return .abort }
      switch byte {
      case UInt8(ascii: "*"):
        let stars = Stars(pattern, at: p)
        if let outcome = matchStars(stars, pattern, text, &t) { return outcome }
        p = stars.end
      case UInt8(ascii: "?"):
        if text[t] == UInt8(ascii: "/") { return .mismatch }
        p += 1
        t += 1
      case UInt8(ascii: "["):
        guard let set = ByteSet(pattern, at: p, holds: text[t]) else { return .abort }
        if !set.holds || text[t] == UInt8(ascii: "/") { return .mismatch }
        p = set.end
        t += 1
      case UInt8(ascii: "\\"):
        guard p + 1 < pattern.count, pattern[p + 1] == text[t] else { return .mismatch }
        p += 2
        t += 1
      default:
        if byte != text[t] { return .mismatch }
        p += 1
        t += 1
      }
    }
    return t == text.count ? .match : .mismatch
  }

  /// - Returns: the outcome, or `nil` where the text has been moved to the slash that follows the stars in the pattern.
  private static func matchStars(
    _ stars: Stars, _ pattern: Span<UInt8>, _ text: Span<UInt8>, _ t: inout Int
  ) -> Outcome? {
    let isSlashNext = stars.end < pattern.count && pattern[stars.end] == UInt8(ascii: "/")
    if stars.crossesSlashes, isSlashNext {
      // `**/` may stand for no folder at all.
      let outcome = match(pattern, stars.end + 1, text, t)
      if outcome == .match || outcome == .abort { return outcome }
    }
    if stars.end == pattern.count {
      return stars.crossesSlashes || !holdsSlash(text, from: t) ? .match : .abortToDoubleStar
    }
    if !stars.crossesSlashes, isSlashNext {
      while t < text.count, text[t] != UInt8(ascii: "/") { t += 1 }
      return t < text.count ? nil : .abort
    }
    while t < text.count {
      let outcome = match(pattern, stars.end, text, t)
      if outcome != .mismatch {
        if !stars.crossesSlashes || outcome != .abortToDoubleStar { return outcome }
      } else if !stars.crossesSlashes, text[t] == UInt8(ascii: "/") {
        return .abortToDoubleStar
      }
      t += 1
    }
    return .abort
  }

  private static func holdsSlash(_ text: Span<UInt8>, from start: Int) -> Bool {
    for index in start..<text.count where text[index] == UInt8(ascii: "/") { return true }
    return false
  }
}

/// A run of stars; two or more cross slashes if slashes or the pattern's ends are all that is around them.
private struct Stars {
  let end: Int
  let crossesSlashes: Bool

  init(_ pattern: Span<UInt8>, at start: Int) {
    var end = start + 1
    while end < pattern.count, pattern[end] == UInt8(ascii: "*") { end += 1 }
    self.end = end
    guard end - start > 1 else {
      crossesSlashes = false
      return
    }
    let startsPart = start == 0 || pattern[start - 1] == UInt8(ascii: "/")
    let isEscapedSlash =
      end + 1 < pattern.count && pattern[end] == UInt8(ascii: "\\") && pattern[end + 1] == UInt8(ascii: "/")
    let endsPart = end == pattern.count || pattern[end] == UInt8(ascii: "/") || isEscapedSlash
    crossesSlashes = startsPart && endsPart
  }
}

/// A set in square brackets, asked for one byte.
private struct ByteSet {
  private(set) var holds = false
  /// Behind the closing bracket.
  private(set) var end: Int

  /// `nil` if the set is not closed, or names a class that there is not.
  init?(_ pattern: Span<UInt8>, at start: Int, holds byte: UInt8) {
    end = start + 1
    var isNegated = false
    if end < pattern.count, pattern[end] == UInt8(ascii: "!") || pattern[end] == UInt8(ascii: "^") {
      isNegated = true
      end += 1
    }
    var previous: UInt8?
    var isFirst = true
    // The bracket right after the opening one is a member.
    while end < pattern.count, isFirst || pattern[end] != UInt8(ascii: "]") {
      isFirst = false
      guard readMember(pattern, byte, &previous) else { return nil }
    }
    guard end < pattern.count else { return nil }
    end += 1
    if isNegated { holds.toggle() }
  }

  /// A byte, a range's end, or a class.
  private mutating func readMember(_ pattern: Span<UInt8>, _ byte: UInt8, _ previous: inout UInt8?) -> Bool {
    switch pattern[end] {
    case UInt8(ascii: "\\"):
      guard end + 1 < pattern.count else { return false }
      add(pattern[end + 1], byte, &previous)
      end += 2
    case UInt8(ascii: "-"):
      guard let low = previous, end + 1 < pattern.count, pattern[end + 1] != UInt8(ascii: "]") else {
        add(pattern[end], byte, &previous)
        end += 1
        return true
      }
      end += 1
      if pattern[end] == UInt8(ascii: "\\") {
        guard end + 1 < pattern.count else { return false }
        end += 1
      }
      if low <= byte, byte <= pattern[end] { holds = true }
      previous = nil
      end += 1
    case UInt8(ascii: "[") where end + 1 < pattern.count && pattern[end + 1] == UInt8(ascii: ":"):
      return readClass(pattern, byte, &previous)
    default:
      add(pattern[end], byte, &previous)
      end += 1
    }
    return true
  }

  private mutating func add(_ member: UInt8, _ byte: UInt8, _ previous: inout UInt8?) {
    if member == byte { holds = true }
    previous = member
  }

  private mutating func readClass(_ pattern: Span<UInt8>, _ byte: UInt8, _ previous: inout UInt8?) -> Bool {
    let start = end + 2
    var close = start
    while close < pattern.count, pattern[close] != UInt8(ascii: "]") { close += 1 }
    guard close < pattern.count else { return false }
    guard close > start, pattern[close - 1] == UInt8(ascii: ":") else {
      // No `:]` follows: an ordinary bracket.
      add(UInt8(ascii: "["), byte, &previous)
      end += 1
      return true
    }
    var name = ""
    for index in start..<(close - 1) { name.unicodeScalars.append(Unicode.Scalar(pattern[index])) }
    guard let isMember = ByteSet.isMember(byte, ofClass: name) else { return false }
    if isMember { holds = true }
    previous = nil
    end = close + 1
    return true
  }

  private static func isMember(_ byte: UInt8, ofClass name: String) -> Bool? {
    let isLower = (0x61...0x7A).contains(byte)
    let isUpper = (0x41...0x5A).contains(byte)
    let isDigit = (0x30...0x39).contains(byte)
    let isPrinted = (0x21...0x7E).contains(byte)
    switch name {
    case "alnum": return isLower || isUpper || isDigit
    case "alpha": return isLower || isUpper
    case "blank": return byte == 0x20 || byte == 0x09
    case "cntrl": return byte < 0x20 || byte == 0x7F
    case "digit": return isDigit
    case "graph": return isPrinted
    case "lower": return isLower
    case "print": return isPrinted || byte == 0x20
    case "punct": return isPrinted && !isLower && !isUpper && !isDigit
    case "space": return byte == 0x20 || (0x09...0x0D).contains(byte)
    case "upper": return isUpper
    case "xdigit": return isDigit || (0x61...0x66).contains(byte) || (0x41...0x46).contains(byte)
    default: return nil
    }
  }
}
