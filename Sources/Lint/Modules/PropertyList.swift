import Facts
import Syntax

/// A property list in the old notation of braces and parentheses, as Xcode writes its projects.
///
/// Nodes stand in preorder, so that what a node holds is the range up to its `end`.
struct PropertyList {
  enum Kind { case text, array, dictionary }

  struct Node {
    let kind: Kind
    /// The key it has in the dictionary that holds it.
    let key: Name
    let text: Name
    fileprivate(set) var end: Int
  }

  private(set) var nodes: ContiguousArray<Node> = []
  private(set) var names = NameTable()

  /// `nil` for what is not such a list: also for one in XML.
  init?(_ text: Span<UInt8>) {
    // As much as lists of projects need.
    nodes.reserveCapacity(text.count / 48)
    names = NameTable(capacity: text.count / 96)
    var parser = Parser()
    guard parser.parse(text, into: &self), !nodes.isEmpty else { return nil }
  }

  /// The nodes right inside of the one at `index`.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < nodes[index].end {
      children.append(child)
      child = nodes[child].end
    }
    return children
  }

  /// - Parameter key: `nil` where the list has no such word.
  func child(_ key: Name?, of index: Int) -> Int? {
    guard let key, !key.isNone else { return nil }
    var child = index + 1
    while child < nodes[index].end {
      if nodes[child].key == key { return child }
      child = nodes[child].end
    }
    return nil
  }

  func name(_ key: Name?, of index: Int) -> Name? {
    child(key, of: index).flatMap { nodes[$0].kind == .text ? nodes[$0].text : nil }
  }

  /// The texts of an array.
  func list(_ key: Name?, of index: Int) -> [Name] {
    child(key, of: index).map { children(of: $0).map { nodes[$0].text } } ?? []
  }

  // The same by texts, for what is not asked for often.

  func child(_ key: String, of index: Int) -> Int? { child(names.find(key), of: index) }

  func text(_ key: String, of index: Int) -> String? { name(key, of: index).map { names.text($0) } }

  func name(_ key: String, of index: Int) -> Name? { name(names.find(key), of: index) }

  func list(_ key: String, of index: Int) -> [Name] { list(names.find(key), of: index) }

  fileprivate mutating func append(_ kind: Kind, _ key: Name, _ text: Name = .none) -> Int {
    nodes.append(Node(kind: kind, key: key, text: text, end: nodes.count + 1))
    return nodes.count - 1
  }

  fileprivate mutating func close(_ index: Int) { nodes[index].end = nodes.count }

  fileprivate mutating func intern(_ text: Span<UInt8>, _ range: Range<Int>) -> Name { names.intern(text, range) }
}

/// Goes through the text once; what is open is kept in a stack of its own, however deep a list nests.
private struct Parser {
  private var at = 0
  private var open: [Int] = []

  mutating func parse(_ text: Span<UInt8>, into list: inout PropertyList) -> Bool {
    while true {
      skipSpace(text)
      guard at < text.count else { return open.isEmpty }
      if let last = open.last, text[at] == closing(list.nodes[last].kind) {
        at += 1
        list.close(last)
        open.removeLast()
        if !endValue(text, list) { return false }
        continue
      }
      // A second list behind the first.
      if open.isEmpty, !list.nodes.isEmpty { return false }
      var key = Name.none
      if let last = open.last, list.nodes[last].kind == .dictionary {
        guard let name = readText(text, &list) else { return false }
        key = name
        skipSpace(text)
        guard take(UInt8(ascii: "="), text) else { return false }
        skipSpace(text)
        guard at < text.count else { return false }
      }
      guard readValue(text, key, &list) else { return false }
    }
  }

  private mutating func readValue(_ text: Span<UInt8>, _ key: Name, _ list: inout PropertyList) -> Bool {
    switch text[at] {
    case UInt8(ascii: "{"):
      open.append(list.append(.dictionary, key))
      at += 1
    case UInt8(ascii: "("):
      open.append(list.append(.array, key))
      at += 1
    default:
      guard let value = readText(text, &list) else { return false }
      _ = list.append(.text, key, value)
      return endValue(text, list)
    }
    return true
  }

  private func closing(_ kind: PropertyList.Kind) -> UInt8 {
    kind == .dictionary ? UInt8(ascii: "}") : UInt8(ascii: ")")
  }

  /// What separates a value from the next; behind the last of an array it may be left out.
  private mutating func endValue(_ text: Span<UInt8>, _ list: PropertyList) -> Bool {
    guard let last = open.last else { return true }
    skipSpace(text)
    if list.nodes[last].kind == .dictionary { return take(UInt8(ascii: ";"), text) }
    return take(UInt8(ascii: ","), text) || (at < text.count && text[at] == UInt8(ascii: ")"))
  }

  private mutating func take(_ byte: UInt8, _ text: Span<UInt8>) -> Bool {
    guard at < text.count, text[at] == byte else { return false }
    at += 1
    return true
  }

  private mutating func skipSpace(_ text: Span<UInt8>) {
    while at < text.count {
      if text[at] <= 0x20 {
        at += 1
      } else if text[at] == UInt8(ascii: "/"), at + 1 < text.count, text[at + 1] == UInt8(ascii: "*") {
        at = text.next(UInt8(ascii: "*"), from: at + 2)
        while at + 1 < text.count, text[at + 1] != UInt8(ascii: "/") { at = text.next(UInt8(ascii: "*"), from: at + 1) }
        at = min(at + 2, text.count)
      } else if text[at] == UInt8(ascii: "/"), at + 1 < text.count, text[at + 1] == UInt8(ascii: "/") {
        while at < text.count, text[at] != UInt8(ascii: "\n") { at += 1 }
      } else {
        return
      }
    }
  }

  /// A word, a text in quotes, or data, which is read as a text.
  private mutating func readText(_ text: Span<UInt8>, _ list: inout PropertyList) -> Name? {
    let quote = text[at]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return readQuoted(text, quote, &list) }
    let start = at
    if quote == UInt8(ascii: "<") {
      while at < text.count, text[at] != UInt8(ascii: ">") { at += 1 }
      guard at < text.count else { return nil }
      at += 1
    } else {
      // Most of it is letters and digits.
      at = text.endOfASCIIName(from: start)
      while at < text.count, isWord(text[at]) { at += 1 }
    }
    return at > start ? list.intern(text, start..<at) : nil
  }

  private func isWord(_ byte: UInt8) -> Bool {
    // From 0 to 63, and from 64 to 127, a bit for each byte: digits and `$+-./:`, letters and `@_~`.
    switch byte {
    case 0..<64: 0x07FF_E810_0000_0000 &>> UInt64(byte) & 1 != 0
    case 64..<128: 0x47FF_FFFE_87FF_FFFF &>> UInt64(byte) & 1 != 0
    default: true
    }
  }

  private mutating func readQuoted(_ text: Span<UInt8>, _ quote: UInt8, _ list: inout PropertyList) -> Name? {
    let start = at + 1
    var end = text.endOfLongText(from: start, quote)
    let hasEscapes = end < text.count && text[end] != quote
    while end < text.count, text[end] != quote { end = text.endOfLongText(from: min(end + 2, text.count), quote) }
    guard end < text.count else { return nil }
    at = end + 1
    if !hasEscapes { return list.intern(text, start..<end) }
    var bytes: ContiguousArray<UInt8> = []
    var index = start
    while index < end {
      var byte = text[index]
      if byte == UInt8(ascii: "\\") {
        index += 1
        byte = unescaped(text[index])
      }
      bytes.append(byte)
      index += 1
    }
    return list.intern(bytes.span, 0..<bytes.count)
  }

  private func unescaped(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    case UInt8(ascii: "r"): UInt8(ascii: "\r")
    default: byte
    }
  }
}
