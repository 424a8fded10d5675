// Types by their texts.
extension NameTable {
  /// `Thing` of `[Thing]`, `Array<Thing>` and `Set<Thing>`, optional or not; `nil` for what is none of them.
  public func elementType(of type: Range<Int>) -> Range<Int>? {
    guard let inside = insideOfCollection(type), inside.divider == nil else { return nil }
    return inside.range
  }

  /// What a subscript gives: `Thing` of `[Thing]`, of `[Key: Thing]` and of `Dictionary<Key, Thing>`.
  public func itemType(of type: Range<Int>) -> Range<Int>? {
    guard let inside = insideOfCollection(type) else { return nil }
    guard let divider = inside.divider else { return inside.range }
    let start = divider + 1
    let isSpaced = start < inside.range.upperBound && storage[start] == UInt8(ascii: " ")
    return (isSpaced ? start + 1 : start)..<inside.range.upperBound
  }

  /// `Thing` of `Thing?`.
  func wrappedType(of type: Range<Int>) -> Range<Int>? {
    let plain = withoutMarks(type)
    return plain == type ? nil : plain
  }

  private func withoutMarks(_ type: Range<Int>) -> Range<Int> {
    var range = type
    while range.count > 2, storage[range.upperBound - 1] == UInt8(ascii: "?") || storage[range.upperBound - 1] == UInt8(ascii: "!") {
      range = range.lowerBound..<range.upperBound - 1
    }
    return range
  }

  /// What stands in the brackets of a collection, and where a dictionary's key ends.
  private struct Inside {
    let range: Range<Int>
    let divider: Int?
  }

  private func insideOfCollection(_ type: Range<Int>) -> Inside? {
    let range = withoutMarks(type)
    guard range.count > 2 else { return nil }
    if storage[range.lowerBound] == UInt8(ascii: "[") { return inside(of: range, behind: 1, dividedBy: UInt8(ascii: ":")) }
    for word in ["Array<", "Set<", "ContiguousArray<", "ArraySlice<"] where storage[range].starts(with: word.utf8) {
      return inside(of: range, behind: word.utf8.count, dividedBy: nil)
    }
    let word = "Dictionary<".utf8
    guard storage[range].starts(with: word) else { return nil }
    return inside(of: range, behind: word.count, dividedBy: UInt8(ascii: ","))
  }

  /// All between the first bracket and its partner, if that is the end, and nothing else divides it.
  private func inside(of range: Range<Int>, behind start: Int, dividedBy sign: UInt8?) -> Inside? {
    var depth = 0
    var divider: Int?
    for index in range.lowerBound + start - 1..<range.upperBound {
      switch storage[index] {
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ">"): if storage[index - 1] != UInt8(ascii: "-") { depth -= 1 }
      case UInt8(ascii: ":"), UInt8(ascii: ","):
        if depth > 1 { break }
        if divider != nil || storage[index] != sign { return nil }
        divider = index
      default: break
      }
      if depth == 0, index < range.upperBound - 1 { return nil }
    }
    return depth == 0 ? Inside(range: range.lowerBound + start..<range.upperBound - 1, divider: divider) : nil
  }
}
