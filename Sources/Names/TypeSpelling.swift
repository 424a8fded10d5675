/// A reader of types as they are written, in either language: it steps over brackets and white space, nothing more.
struct TypeSpelling {
  private(set) var rest: Substring.UTF8View

  init(_ text: Substring) { rest = text.utf8 }

  var isAtEnd: Bool { rest.isEmpty }
  var text: Substring { Substring(rest) }

  mutating func skipSpaces() { rest = rest.drop { $0 == UInt8(ascii: " ") } }

  mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  /// A word, with the dots in it; empty if something else comes.
  mutating func word() -> Substring {
    let word = rest.prefix { TypeSpelling.isOfWord($0) }
    rest = rest[word.endIndex...]
    return Substring(word)
  }

  /// What is between the brackets that begin here; nil if none do, or if they do not end.
  mutating func bracketed() -> Substring? {
    guard let first = rest.first, TypeSpelling.opens(first), let last = TypeSpelling.endOfBrackets(rest) else { return nil }
    let inside = rest[rest.index(after: rest.startIndex)..<last]
    rest = rest[rest.index(after: last)...]
    return Substring(inside)
  }

  /// The parts between the commas that are in no brackets.
  static func parts(_ text: Substring, separator: UInt8 = UInt8(ascii: ",")) -> [Substring] {
    var parts: [Substring] = []
    var from = text.utf8.startIndex
    var depth = 0
    var previous: UInt8 = 0
    for place in text.utf8.indices {
      let byte = text.utf8[place]
      if opens(byte) { depth += 1 } else if closes(byte, after: previous) { depth -= 1 }
      if byte == separator, depth == 0 {
        parts.append(text[from..<place])
        from = text.utf8.index(after: place)
      }
      previous = byte
    }
    parts.append(text[from...])
    return parts
  }

  private static func endOfBrackets(_ text: Substring.UTF8View) -> Substring.UTF8View.Index? {
    var depth = 0
    var previous: UInt8 = 0
    for place in text.indices {
      let byte = text[place]
      if opens(byte) { depth += 1 } else if closes(byte, after: previous) { depth -= 1 }
      if depth == 0 { return place }
      previous = byte
    }
    return nil
  }

  private static func opens(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "<")
  }

  /// The `>` of an arrow closes nothing.
  private static func closes(_ byte: UInt8, after previous: UInt8) -> Bool {
    byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || (byte == UInt8(ascii: ">") && previous != UInt8(ascii: "-"))
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    byte.isUppercase || byte.isLowercase || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
      || byte >= 0x80
  }
}
