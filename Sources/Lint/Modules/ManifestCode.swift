import Syntax

/// A manifest's tokens, and the values of such expressions as manifests are made of.
struct ManifestCode {
  private let bytes: ContiguousArray<UInt8>
  private let tokens: Tokens
  /// The initial values of what `let` and `var` declare, by name.
  private(set) var constants: [String: Range<Int>] = [:]

  /// A value within a value within a value: deeper than anybody writes it, so it goes round in a circle.
  private static let deepest = 16

  init(_ source: borrowing Source) {
    tokens = lex(source)
    bytes = source.bytes
    for index in 0..<count where kind(index) == .let || kind(index) == .var {
      guard kind(index + 1).isName, let value = initialValue(from: index + 2) else { continue }
      constants[text(index + 1)] = value
    }
  }

  // MARK: Tokens

  /// Without the end of the file.
  var count: Int { tokens.count - 1 }

  func kind(_ index: Int) -> TokenKind { tokens.kinds.indices.contains(index) ? tokens.kind(index) : .endOfFile }

  func after(_ index: Int) -> Int { tokens.after(index) }

  func isFirstOnLine(_ index: Int) -> Bool { index < tokens.count && tokens.isFirstOnLine(index) }

  func text(_ index: Int) -> String {
    guard index < count else { return "" }
    let end = tokens.endOffset(index, in: bytes.span)
    return String(decoding: bytes[Int(tokens.starts[index])..<end], as: UTF8.self)
  }

  /// The tokens between a bracket and its partner.
  func inside(_ open: Int) -> Range<Int>? {
    tokens.isMatched(open) ? (open + 1)..<Int(tokens.links[open]) : nil
  }

  /// What the commas in a pair of brackets separate.
  func elements(of open: Int) -> [Range<Int>] {
    guard let inside = inside(open) else { return [] }
    var elements: [Range<Int>] = []
    var start = inside.lowerBound
    var index = start
    while index < inside.upperBound {
      if kind(index) == .comma {
        elements.append(start..<index)
        start = index + 1
      }
      index = after(index)
    }
    if start < inside.upperBound { elements.append(start..<inside.upperBound) }
    return elements.filter { !$0.isEmpty }
  }

  func arguments(of open: Int) -> [(label: String, value: Range<Int>)] {
    elements(of: open).map { range in
      if range.count > 2, kind(range.lowerBound).isLabel, kind(range.lowerBound + 1) == .colon {
        return (text(range.lowerBound), (range.lowerBound + 2)..<range.upperBound)
      }
      return ("", range)
    }
  }

  /// What follows the `=` of a declaration, to the end of its line and of all brackets that are opened on it.
  private func initialValue(from start: Int) -> Range<Int>? {
    var index = start
    while index < count, kind(index) != .equal {
      if isFirstOnLine(index) || kind(index) == .leftBrace { return nil }
      index = after(index)
    }
    let first = index + 1
    index = first
    while index < count, index == first || !isFirstOnLine(index) || continuesLine(index) {
      if kind(index) == .rightBrace || kind(index) == .semicolon { break }
      index = after(index)
    }
    return first < index ? first..<index : nil
  }

  private func continuesLine(_ index: Int) -> Bool { kind(index) == .period || kind(index) == .binaryOperator }

  // MARK: Values

  /// What an expression stands for, read in each of the ways that its place may ask for.
  struct Value: Equatable {
    var text: String?
    /// `nil` if one of the texts is not known.
    var texts: [String]?
    /// Names of targets and products among dependencies; what is not known is left out.
    var dependencies: [String] = []
  }

  /// What the names stand for that are no constants.
  typealias Environment = [String: Value]

  func value(_ range: Range<Int>, _ environment: Environment, depth: Int = 0) -> Value {
    guard depth < ManifestCode.deepest else { return Value() }
    return Value(
      text: string(range, environment, depth), texts: strings(range, environment, depth),
      dependencies: dependencies(range, environment, depth))
  }

  private func value(named name: String, _ environment: Environment, _ depth: Int) -> Value {
    if let value = environment[name] { return value }
    return constants[name].map { value($0, [:], depth: depth + 1) } ?? Value()
  }

  private func string(_ range: Range<Int>, _ environment: Environment, _ depth: Int) -> String? {
    guard let first = range.first else { return nil }
    if let split = split(range, at: "??") {
      return string(split.0, environment, depth) ?? string(split.1, environment, depth)
    }
    if let split = split(range, at: "+") {
      guard let left = string(split.0, environment, depth) else { return nil }
      return string(split.1, environment, depth).map { left + $0 }
    }
    guard after(first) == range.upperBound else {
      // A constant with the type that holds it, or a dot alone.
      guard range.count <= 3, kind(range.upperBound - 2) == .period else { return nil }
      return string((range.upperBound - 1)..<range.upperBound, environment, depth)
    }
    switch kind(first) {
    case .string: return literal(first)
    case .stringOpen: return interpolated(first, environment, depth)
    case let kind where kind.isName: return value(named: text(first), environment, depth).text
    default: return nil
    }
  }

  private func strings(_ range: Range<Int>, _ environment: Environment, _ depth: Int) -> [String]? {
    guard let first = range.first else { return nil }
    if let split = split(range, at: "+") {
      guard let left = strings(split.0, environment, depth) else { return nil }
      return strings(split.1, environment, depth).map { left + $0 }
    }
    guard after(first) == range.upperBound else { return nil }
    if kind(first) == .leftSquare {
      var all: [String] = []
      for element in elements(of: first) {
        guard let text = string(element, environment, depth) else { return nil }
        all.append(text)
      }
      return all
    }
    return kind(first).isName ? value(named: text(first), environment, depth).texts : nil
  }

  private func dependencies(_ range: Range<Int>, _ environment: Environment, _ depth: Int) -> [String] {
    var names: [String] = []
    var index = range.lowerBound
    while index < range.upperBound {
      switch kind(index) {
      case let kind where kind.isLabel && self.kind(index + 1) == .leftParen:
        index += 1
        let name = arguments(of: index).first { $0.label == "name" || $0.label == "" }
        if let text = name.flatMap({ string($0.value, environment, depth) }) { names.append(text) }
      case .string, .stringOpen:
        if let text = string(index..<after(index), environment, depth) { names.append(text) }
      case .leftSquare:
        if let inside = inside(index) { names += dependencies(inside, environment, depth) }
      case let kind where kind.isName: names += value(named: text(index), environment, depth).dependencies
      default: break
      }
      index = after(index)
    }
    return names
  }

  private func split(_ range: Range<Int>, at sign: String) -> (Range<Int>, Range<Int>)? {
    var index = range.lowerBound
    while index < range.upperBound {
      if kind(index) == .binaryOperator, text(index) == sign, index > range.lowerBound, index + 1 < range.upperBound {
        return (range.lowerBound..<index, (index + 1)..<range.upperBound)
      }
      index = after(index)
    }
    return nil
  }

  private func literal(_ index: Int) -> String? {
    let text = text(index)
    guard text.utf8.count >= 2, text.utf8.first == UInt8(ascii: "\""), !text.hasPrefix("\"\"\"") else { return nil }
    return text.utf8.contains(UInt8(ascii: "\\")) ? nil : String(text.dropFirst().dropLast())
  }

  /// A text with values in it.
  private func interpolated(_ open: Int, _ environment: Environment, _ depth: Int) -> String? {
    guard let inside = inside(open), bytes[Int(tokens.starts[open])] == UInt8(ascii: "\"") else { return nil }
    var result = ""
    var start = Int(tokens.starts[open]) + 1
    var index = inside.lowerBound
    while index < inside.upperBound {
      guard kind(index) == .interpolationOpen, let value = self.inside(index) else { return nil }
      result += String(decoding: bytes[start..<Int(tokens.starts[index])], as: UTF8.self)
      guard let text = string(value, environment, depth) else { return nil }
      result += text
      start = Int(tokens.starts[value.upperBound]) + 1
      index = after(index)
    }
    result += String(decoding: bytes[start..<Int(tokens.starts[inside.upperBound])], as: UTF8.self)
    return result
  }
}
