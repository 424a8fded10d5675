/// A type as written, taken apart as far as an index needs: the nominal types that it names.
struct TypeText {
  /// Each a dotted path without generic arguments; several for a composition `A & B`.
  private(set) var paths: ContiguousArray<ContiguousArray<Range<Int>>> = []
  /// Arrays, tuples, functions, metatypes: values of these are none of the types that they name.
  private(set) var isStructural = false
  private(set) var isOptional = false

  init(_ text: ContiguousArray<UInt8>, _ range: Range<Int>) {
    var range = TypeText.withoutSpecifiers(text, range)
    while range.count > 1, TypeText.isMark(text[range.upperBound - 1]) {
      isOptional = true
      range = range.lowerBound..<range.upperBound - 1
    }
    if let inside = TypeText.insideParentheses(text, range) {
      let nested = TypeText(text, inside)
      (paths, isStructural) = (nested.paths, nested.isStructural)
      isOptional = isOptional || nested.isOptional
      return
    }
    readPaths(text, range)
  }

  private static func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") }

  /// `(any P)` is `any P`; a tuple is not.
  private static func insideParentheses(_ text: ContiguousArray<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    guard range.count > 2, text[range.lowerBound] == UInt8(ascii: "("), text[range.upperBound - 1] == UInt8(ascii: ")")
    else { return nil }
    var depth = 0
    for index in range {
      switch text[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">"): if text[index - 1] != UInt8(ascii: "-") { depth -= 1 }
      case UInt8(ascii: ","), UInt8(ascii: ":"): if depth == 1 { return nil }
      default: break
      }
      if depth == 0, index < range.upperBound - 1 { return nil }
    }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  /// Without `any`, `some`, `inout`, `borrowing` and the like, and without attributes.
  private static func withoutSpecifiers(_ text: ContiguousArray<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while let end = endOfWord(text, start..<range.upperBound), end < range.upperBound, text[end] == UInt8(ascii: " ") {
      start = end + 1
    }
    return start..<range.upperBound
  }

  private static func endOfWord(_ text: ContiguousArray<UInt8>, _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    if index < range.upperBound, text[index] == UInt8(ascii: "@") { index += 1 }
    let first = index
    while index < range.upperBound, isNameByte(text[index]) { index += 1 }
    return index > first ? index : nil
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func readPaths(_ text: ContiguousArray<UInt8>, _ range: Range<Int>) {
    var index = range.lowerBound
    var path: ContiguousArray<Range<Int>> = []
    while index < range.upperBound {
      let start = index
      while index < range.upperBound, TypeText.isNameByte(text[index]) { index += 1 }
      // An array, a tuple, a function, `~Copyable`.
      guard index > start else { return giveUp() }
      path.append(TypeText.withoutBackticks(text, start..<index))
      if index < range.upperBound, text[index] == UInt8(ascii: "<") {
        guard let end = TypeText.endOfArguments(text, index..<range.upperBound) else { return giveUp() }
        index = end
      }
      if index == range.upperBound { break }
      switch text[index] {
      case UInt8(ascii: "."): index += 1
      case UInt8(ascii: "&"):
        paths.append(path)
        path = []
        index = TypeText.withoutSpecifiers(text, index + 1..<range.upperBound).lowerBound
      default: return giveUp()
      }
    }
    if let last = path.last, TypeText.isMetatype(text, last) { return giveUp() }
    if !path.isEmpty { paths.append(path) }
  }

  private mutating func giveUp() {
    paths = []
    isStructural = true
  }

  private static func withoutBackticks(_ text: ContiguousArray<UInt8>, _ range: Range<Int>) -> Range<Int> {
    range.count > 2 && text[range.lowerBound] == UInt8(ascii: "`")
      ? range.lowerBound + 1..<range.upperBound - 1 : range
  }

  private static func isMetatype(_ text: ContiguousArray<UInt8>, _ range: Range<Int>) -> Bool {
    text[range].elementsEqual("Type".utf8) || text[range].elementsEqual("Protocol".utf8)
  }

  private static func endOfArguments(_ text: ContiguousArray<UInt8>, _ range: Range<Int>) -> Int? {
    var depth = 0
    for index in range {
      if text[index] == UInt8(ascii: "<") { depth += 1 }
      if text[index] == UInt8(ascii: ">"), text[index - 1] != UInt8(ascii: "-") {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
    }
    return nil
  }
}
