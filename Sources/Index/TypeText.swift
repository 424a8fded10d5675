import Syntax

/// A type as written, taken apart as far as an index needs: the nominal types that it names.
struct TypeText {
  enum Form {
    /// Named by its paths.
    case nominal
    case array, dictionary
    /// Tuples, functions, and what is not understood: values of these are none of the types that they name.
    case structural
    /// `~Copyable`
    case suppressed
  }

  /// Each a dotted path without generic arguments; several for a composition `A & B`. A metatype's are its type's.
  private(set) var paths: ContiguousArray<ContiguousArray<Range<Int>>> = []
  private(set) var form = Form.nominal
  private(set) var isOptional = false

  /// More parentheses and optionals around a type than this are given up.
  private static let deepest = 16

  init(_ text: ContiguousArray<UInt8>, _ range: Range<Int>) {
    if TypeText.isName(text.span, range) {
      paths = [[range]]
      return
    }
    var range = range
    for _ in 0..<TypeText.deepest {
      range = TypeText.withoutSpecifiers(text, range)
      while range.count > 1, TypeText.isMark(text[range.upperBound - 1]) {
        isOptional = true
        range = range.lowerBound..<range.upperBound - 1
      }
      range = TypeText.withoutMetatype(text, range)
      if let inside = TypeText.insideParentheses(text, range) {
        range = inside
      } else if let wrapped = TypeText.wrapped(text, range) {
        isOptional = true
        range = wrapped
      } else {
        readForm(text, range)
        return
      }
    }
    giveUp()
  }

  /// Whether it is a name and nothing else, as most types are.
  static func isName(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    for index in range where !text[index].isPartOfName { return false }
    return !range.isEmpty
  }

  private mutating func readForm(_ text: ContiguousArray<UInt8>, _ range: Range<Int>) {
    switch range.isEmpty ? 0 : text[range.lowerBound] {
    case UInt8(ascii: "~"): form = .suppressed
    case UInt8(ascii: "["): readCollection(text, range)
    default: readPaths(text, range)
    }
  }

  private mutating func readCollection(_ text: ContiguousArray<UInt8>, _ range: Range<Int>) {
    form = .array
    var depth = 0
    for index in range {
      switch text[index] {
      case UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"):
        depth -= 1
        // Something follows.
        if depth == 0, index < range.upperBound - 1 { return giveUp() }
      case UInt8(ascii: ":") where depth == 1: form = .dictionary
      default: break
      }
    }
  }

  /// `X` of `Optional<X>`.
  private static func wrapped(_ text: ContiguousArray<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    let start = range.lowerBound + "Optional<".utf8.count
    guard start < range.upperBound, text[range.upperBound - 1] == UInt8(ascii: ">"),
      text[range.lowerBound..<start].elementsEqual("Optional<".utf8),
      endOfArguments(text, start - 1..<range.upperBound) == range.upperBound
    else { return nil }
    return start..<range.upperBound - 1
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

  /// `P` of `P.Type` and `P.Protocol`.
  private static func withoutMetatype(_ text: ContiguousArray<UInt8>, _ range: Range<Int>) -> Range<Int> {
    for suffix in [".Type", ".Protocol"] where range.count > suffix.utf8.count {
      let end = range.upperBound - suffix.utf8.count
      if text[end..<range.upperBound].elementsEqual(suffix.utf8) { return range.lowerBound..<end }
    }
    return range
  }

  /// Without `any`, `some`, `inout`, `borrowing` and the like, and without attributes.
  private static func withoutSpecifiers(_ text: ContiguousArray<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while let end = endOfWord(text, start..<range.upperBound), end < range.upperBound {
      if text[end] == UInt8(ascii: " ") {
        start = end + 1
      } else if text[end] == UInt8(ascii: "(") || text[end] == UInt8(ascii: "["), isSpecifier(text[start..<end]) {
        start = end
      } else {
        break
      }
    }
    return start..<range.upperBound
  }

  /// What may stand before a type in brackets, which no space sets apart: `any(P&Q)`.
  private static func isSpecifier(_ word: ContiguousArray<UInt8>.SubSequence) -> Bool {
    ["any", "some", "inout", "borrowing", "consuming", "sending", "isolated", "each", "repeat"].contains {
      word.elementsEqual($0.utf8)
    }
  }

  private static func endOfWord(_ text: ContiguousArray<UInt8>, _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    if index < range.upperBound, text[index] == UInt8(ascii: "@") { index += 1 }
    let first = index
    while index < range.upperBound, text[index].isPartOfWrittenName { index += 1 }
    return index > first ? index : nil
  }

  private mutating func readPaths(_ text: ContiguousArray<UInt8>, _ range: Range<Int>) {
    var index = range.lowerBound
    var path: ContiguousArray<Range<Int>> = []
    while index < range.upperBound {
      // `P & ~Copyable` has the members of `P`.
      let isSuppressed = path.isEmpty && text[index] == UInt8(ascii: "~")
      let start = isSuppressed ? index + 1 : index
      index = start
      while index < range.upperBound, text[index].isPartOfWrittenName { index += 1 }
      // An array, a tuple, a function.
      guard index > start else { return giveUp() }
      if !isSuppressed { path.append(TypeText.withoutBackticks(text, start..<index)) }
      if index < range.upperBound, text[index] == UInt8(ascii: "<") {
        guard let end = TypeText.endOfArguments(text, index..<range.upperBound) else { return giveUp() }
        index = end
      }
      if index == range.upperBound { break }
      switch text[index] {
      case UInt8(ascii: "."): index += 1
      case UInt8(ascii: "&"):
        if !path.isEmpty { paths.append(path) }
        path = []
        index = TypeText.withoutSpecifiers(text, index + 1..<range.upperBound).lowerBound
      default: return giveUp()
      }
    }
    if !path.isEmpty { paths.append(path) }
  }

  private mutating func giveUp() {
    paths = []
    form = .structural
  }

  private static func withoutBackticks(_ text: ContiguousArray<UInt8>, _ range: Range<Int>) -> Range<Int> {
    range.count > 2 && text[range.lowerBound] == UInt8(ascii: "`")
      ? range.lowerBound + 1..<range.upperBound - 1 : range
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
