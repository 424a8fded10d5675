import Syntax

// Types by their texts.
extension NameTable {
  /// `Thing` of `[Thing]`, `Array<Thing>`, `Set<Thing>` and `some Sequence<Thing>`, optional or not; `nil` for what is none
  /// of them.
  public func elementType(of type: Range<Int>) -> Range<Int>? {
    if let inside = insideOfCollection(type) { return inside.divider == nil ? inside.range : nil }
    let range = withoutMarks(type)
    guard range.count > 2, storage[range.upperBound - 1] == UInt8(ascii: ">"), let name = storage[range].firstIndex(of: UInt8(ascii: "<")),
      NameTable.sequences.contains(where: { storage[range.lowerBound..<name].elementsEqual($0.utf8) })
    else { return nil }
    return arguments(of: range).first
  }

  private static let sequences = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "AsyncSequence", "AsyncStream",
    "AsyncThrowingStream", "AnySequence", "AnyCollection", "Deque", "OrderedSet",
    // What hands on one value after the other.
    "AnyPublisher", "PassthroughSubject", "CurrentValueSubject", "Observable", "BehaviorRelay", "PublishRelay", "BehaviorSubject",
    "PublishSubject",
  ]

  /// `Thing` and `[Other]` of `Pair<Thing, [Other]>`.
  public func arguments(of type: Range<Int>) -> [Range<Int>] {
    let range = withoutMarks(type)
    guard range.count > 2, storage[range.upperBound - 1] == UInt8(ascii: ">"), let start = storage[range].firstIndex(of: UInt8(ascii: "<"))
    else { return [] }
    return divided(start + 1..<range.upperBound - 1)
  }

  /// The types in `(first: Thing, Other)`, each with its label; nothing for what is no tuple.
  public func tupleTypes(of type: Range<Int>) -> [(label: Range<Int>, type: Range<Int>)] {
    let range = withoutMarks(type)
    guard range.count > 2, storage[range.lowerBound] == UInt8(ascii: "("), storage[range.upperBound - 1] == UInt8(ascii: ")") else {
      return []
    }
    let parts = divided(range.lowerBound + 1..<range.upperBound - 1)
    if parts.count < 2 { return [] }
    return parts.map { part in
      var end = part.lowerBound
      while end < part.upperBound, storage[end].isPartOfWrittenName { end += 1 }
      guard end < part.upperBound, storage[end] == UInt8(ascii: ":") else { return (part.lowerBound..<part.lowerBound, part) }
      let start = end + 1
      let isSpaced = start < part.upperBound && storage[start] == UInt8(ascii: " ")
      return (part.lowerBound..<end, (isSpaced ? start + 1 : start)..<part.upperBound)
    }
  }

  /// What commas divide, but for those in brackets; nothing where brackets do not close.
  private func divided(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var depth = 0
    var start = range.lowerBound
    for index in range {
      switch storage[index] {
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ">"): if storage[index - 1] != UInt8(ascii: "-") { depth -= 1 }
      case UInt8(ascii: ","):
        if depth > 0 { break }
        parts.append(start..<index)
        start = index + 1
        if start < range.upperBound, storage[start] == UInt8(ascii: " ") { start += 1 }
      default: break
      }
      if depth < 0 { return [] }
    }
    return parts + [start..<range.upperBound]
  }

  /// What a subscript gives: `Thing` of `[Thing]`, of `[Key: Thing]` and of `Dictionary<Key, Thing>`.
  public func itemType(of type: Range<Int>) -> Range<Int>? {
    guard let inside = insideOfCollection(type) else { return nil }
    guard let divider = inside.divider else { return inside.range }
    let start = divider + 1
    let isSpaced = start < inside.range.upperBound && storage[start] == UInt8(ascii: " ")
    return (isSpaced ? start + 1 : start)..<inside.range.upperBound
  }

  /// `Thing` of `(Int) -> Thing` and of `((Int) -> Thing)?`.
  public func resultType(of type: Name) -> Range<Int>? { resultType(of: range(of: type)) }

  public func resultType(of type: Range<Int>) -> Range<Int>? {
    resultType(ofFunction: type) ?? wrappedType(of: type).flatMap { resultType(ofFunction: $0) }
  }

  private func resultType(ofFunction type: Range<Int>) -> Range<Int>? {
    var depth = 0
    for index in type.dropLast(2) {
      switch storage[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">"): if storage[index - 1] != UInt8(ascii: "-") { depth -= 1 }
      case UInt8(ascii: "-") where depth == 0 && storage[index + 1] == UInt8(ascii: ">"):
        let start = storage[index + 2] == UInt8(ascii: " ") ? index + 3 : index + 2
        return start..<type.upperBound
      default: break
      }
    }
    return nil
  }

  /// `Int` and `Thing` of `@escaping (Int, Thing) -> Void`, optional or not; `nil` for what is no function.
  public func parameterTypes(ofFunction type: Range<Int>) -> [Range<Int>]? {
    let range = withoutAttributes(plainType(withoutAttributes(type)).range)
    guard range.count > 2, storage[range.lowerBound] == UInt8(ascii: "("), let close = closing(range) else { return nil }
    var behind = close + 1
    while behind < range.upperBound, storage[behind] != UInt8(ascii: "-") {
      // `async`, `throws`
      guard storage[behind] == UInt8(ascii: " ") || storage[behind].isPartOfWrittenName else { return nil }
      behind += 1
    }
    guard behind + 1 < range.upperBound, storage[behind + 1] == UInt8(ascii: ">") else { return nil }
    let inside = range.lowerBound + 1..<close
    return inside.isEmpty ? [] : divided(inside).map(withoutLabel)
  }

  /// Without the attributes in front, as in `@escaping @MainActor () -> Void`.
  public func withoutAttributes(_ type: Range<Int>) -> Range<Int> {
    var start = type.lowerBound
    while start < type.upperBound, storage[start] == UInt8(ascii: "@") {
      let word = start + 1
      start = word
      while start < type.upperBound, storage[start].isPartOfWrittenName { start += 1 }
      let takesArguments = ["convention", "isolated"].contains { storage[word..<start].elementsEqual($0.utf8) }
      if takesArguments, start < type.upperBound, storage[start] == UInt8(ascii: "("), let close = closing(start..<type.upperBound) {
        start = close + 1
      }
      if start < type.upperBound, storage[start] == UInt8(ascii: " ") { start += 1 }
    }
    return start..<type.upperBound
  }

  /// The partner of the bracket that a stretch begins with.
  private func closing(_ range: Range<Int>) -> Int? {
    var depth = 0
    return range.first { index in
      switch storage[index] {
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ">"): if storage[index - 1] != UInt8(ascii: "-") { depth -= 1 }
      default: break
      }
      return depth == 0
    }
  }

  /// `Thing` of `_ thing: Thing`.
  private func withoutLabel(_ type: Range<Int>) -> Range<Int> {
    var index = type.lowerBound
    while index < type.upperBound, storage[index].isPartOfWrittenName || storage[index] == UInt8(ascii: " ") { index += 1 }
    guard index < type.upperBound, storage[index] == UInt8(ascii: ":") else { return type }
    let start = index + 1
    return (start < type.upperBound && storage[start] == UInt8(ascii: " ") ? start + 1 : start)..<type.upperBound
  }

  /// `Thing` of `Thing?` and `Optional<Thing>`.
  func wrappedType(of type: Range<Int>) -> Range<Int>? {
    let plain = plainType(type)
    return plain.isOptional ? plain.range : nil
  }

  private func withoutMarks(_ type: Range<Int>) -> Range<Int> { plainType(type).range }

  /// Without what makes it optional, and without parentheses around all of it.
  private func plainType(_ type: Range<Int>) -> (range: Range<Int>, isOptional: Bool) {
    var range = withoutSpecifiers(type)
    var (isOptional, layers) = (false, 0)
    while range.count > 2 {
      let last = storage[range.upperBound - 1]
      if last == UInt8(ascii: "?") || last == UInt8(ascii: "!") {
        isOptional = true
        range = range.lowerBound..<range.upperBound - 1
      } else if layers == NameTable.mostLayers {
        break
      } else if last == UInt8(ascii: ")"), let inside = onlyType(in: range, behind: "(") {
        range = withoutSpecifiers(inside)
        layers += 1
      } else if last == UInt8(ascii: ">"), let inside = onlyType(in: range, behind: "Optional<") {
        isOptional = true
        range = withoutSpecifiers(inside)
        layers += 1
      } else {
        break
      }
    }
    return (range, isOptional)
  }

  /// Nobody writes more around a type; each is looked through.
  private static let mostLayers = 8

  /// All between an opening and the last byte, if that is one type.
  private func onlyType(in range: Range<Int>, behind opening: String) -> Range<Int>? {
    guard storage[range].starts(with: opening.utf8) else { return nil }
    let inside = range.lowerBound + opening.utf8.count..<range.upperBound - 1
    return divided(inside).count == 1 ? inside : nil
  }

  private func withoutSpecifiers(_ type: Range<Int>) -> Range<Int> {
    var range = type
    while let first = range.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(storage[first]),
      let word = NameTable.specifiers.first(where: { storage[range].starts(with: $0.utf8) })
    {
      let end = range.lowerBound + word.utf8.count
      guard end < range.upperBound else { break }
      // Where a bracket or an attribute follows there is no space.
      if storage[end] == UInt8(ascii: " ") {
        range = end + 1..<range.upperBound
      } else if ["[", "(", "@"].contains(Unicode.Scalar(storage[end])) {
        range = end..<range.upperBound
      } else {
        break
      }
    }
    let module = "Swift.".utf8
    return storage[range].starts(with: module) ? range.lowerBound + module.count..<range.upperBound : range
  }

  private static let specifiers = ["any", "some", "inout", "borrowing", "consuming", "sending"]

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
