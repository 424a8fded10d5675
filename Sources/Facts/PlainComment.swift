/// A comment that is no documentation: it may be code that is commented out, or speak to a tool.
public struct PlainComment {
  private let range: Range<Int>
  private let bytes: ContiguousArray<UInt8>

  public init(_ range: Range<Int>, _ bytes: ContiguousArray<UInt8>) {
    self.range = range
    self.bytes = bytes
  }

  /// Where the text begins.
  private var start: Int {
    var index = range.lowerBound
    while index < range.upperBound, bytes[index] == UInt8(ascii: "/") || bytes[index] == UInt8(ascii: "*") || isBlank(index) { index += 1 }
    return index
  }

  private var isLine: Bool { range.count > 2 && bytes[range.lowerBound + 1] == UInt8(ascii: "/") }

  private func isBlank(_ index: Int) -> Bool { ContractReader.isBlank(bytes[index]) }

  private func isByte(_ byte: Unicode.Scalar, at index: Int) -> Bool {
    index < range.upperBound && bytes[index] == UInt8(ascii: byte)
  }

  /// `swiftlint:disable:next …`: a word, and behind its colon another.
  public var isDirective: Bool {
    let start = start
    var index = start
    while index < range.upperBound, ContractReader.isWordByte(bytes[index]) { index += 1 }
    guard index > start, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[start]), isByte(":", at: index) else { return false }
    return index + 1 < range.upperBound && ContractReader.isWordByte(bytes[index + 1])
  }

  /// A declaration, what closes one, or code with a comment of its own behind it.
  public var isCode: Bool {
    guard isLine else { return false }
    let start = start
    return isByte("}", at: start) || isMethod(start) || isDeclaration(start)
      || PlainComment.hasComment(behind: start, range.upperBound, bytes)
  }

  /// `- (void)load`
  private func isMethod(_ start: Int) -> Bool {
    guard isByte("-", at: start) || isByte("+", at: start) else { return false }
    return isByte("(", at: start + 1) || isByte("(", at: start + 2)
  }

  /// Whether behind the text that begins at a place another comment begins on the line.
  private static func hasComment(behind start: Int, _ end: Int, _ bytes: ContiguousArray<UInt8>) -> Bool {
    var index = start + 1
    while index + 1 < end {
      if bytes[index] == UInt8(ascii: "/"), beginsComment(index, end, bytes) { return true }
      index += 1
    }
    return false
  }

  /// Whether two slashes stand there, behind a blank: not those of an address.
  static func beginsComment(_ index: Int, _ end: Int, _ bytes: ContiguousArray<UInt8>) -> Bool {
    index + 1 < end && bytes[index + 1] == UInt8(ascii: "/") && ContractReader.isBlank(bytes[index - 1])
  }

  private static let modifiers: Set<String> = [
    "public", "private", "internal", "fileprivate", "open", "final", "override", "static", "class", "lazy", "weak", "mutating",
    "required", "convenience", "dynamic", "nonisolated", "unowned", "async", "indirect", "private(set)", "fileprivate(set)",
    "internal(set)",
  ]

  /// `override func load(`, `@objc var size:`
  private func isDeclaration(_ start: Int) -> Bool {
    var index = start
    while index < range.upperBound {
      let end = bytes[index..<range.upperBound].firstIndex { ContractReader.isBlank($0) } ?? range.upperBound
      let word = String(decoding: bytes[index..<end], as: UTF8.self)
      var next = end
      while next < range.upperBound, isBlank(next) { next += 1 }
      switch word {
      case "func", "macro": return isNamed(next, before: ["(", "<"])
      case "var", "let": return isNamed(next, before: [":", "=", "{"])
      case _ where word.hasPrefix("@") || PlainComment.modifiers.contains(word): index = next
      default: return word.hasPrefix("init(") || word.hasPrefix("subscript(")
      }
    }
    return false
  }

  private func isNamed(_ start: Int, before marks: [Unicode.Scalar]) -> Bool {
    var index = start
    while index < range.upperBound, ContractReader.isWordByte(bytes[index]) { index += 1 }
    if index == start { return false }
    while index < range.upperBound, isBlank(index) { index += 1 }
    return marks.contains { isByte($0, at: index) }
  }
}
