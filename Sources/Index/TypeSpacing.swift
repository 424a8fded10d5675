import Syntax

/// The text of a type, which facts keep without spaces, with those that people write.
struct TypeSpacing {
  private var result: [UInt8] = []

  static func spaced(_ text: String) -> String {
    var spacing = TypeSpacing()
    spacing.add(Array(text.utf8))
    return String(decoding: spacing.result, as: UTF8.self)
  }

  private mutating func add(_ text: [UInt8]) {
    for (place, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        result.append(byte)
        addSpace()
      case UInt8(ascii: "&"):
        addSpace()
        result.append(byte)
        addSpace()
      case UInt8(ascii: "-") where place + 1 < text.count && text[place + 1] == UInt8(ascii: ">"):
        addSpace()
        result.append(byte)
      case UInt8(ascii: ">") where place > 0 && text[place - 1] == UInt8(ascii: "-"):
        result.append(byte)
        addSpace()
      case UInt8(ascii: " "): addSpace()
      default:
        if needsSpace(before: byte) { addSpace() }
        result.append(byte)
      }
    }
  }

  private mutating func addSpace() { if result.last != UInt8(ascii: " ") { result.append(UInt8(ascii: " ")) } }

  /// `any (A & B)`, `@escaping () -> Void`, `@convention(c) () -> Void`, `() async -> Void`, `inout [Int]`.
  private func needsSpace(before byte: UInt8) -> Bool {
    guard let last = result.last else { return false }
    switch byte {
    case UInt8(ascii: "("):
      if last == UInt8(ascii: ")") { return true }
      let word = lastWord
      return TypeSpacing.specifiers.contains(word) || word.first == "@" && !["@convention", "@isolated", "@differentiable"].contains(word)
    case UInt8(ascii: "["): return last.isPartOfWrittenName
    case UInt8(ascii: "@"), UInt8(ascii: "~"): return last.isPartOfWrittenName || last == UInt8(ascii: ")")
    default:
      let ends = [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "!")]
      return byte.isPartOfWrittenName && ends.contains(last)
    }
  }

  private static let specifiers: Set<String> = [
    "any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "each", "repeat",
  ]

  /// What the result ends with, an at sign included.
  private var lastWord: String {
    var start = result.count
    while start > 0, result[start - 1].isPartOfWrittenName { start -= 1 }
    if start > 0, result[start - 1] == UInt8(ascii: "@") { start -= 1 }
    return String(decoding: result[start...], as: UTF8.self)
  }
}
