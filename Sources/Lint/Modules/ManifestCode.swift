import Syntax

/// A manifest's tokens, and the values of such expressions as manifests are made of.
struct ManifestCode {
  /// What an expression stands for, read in each of the ways that its place may ask for.
  struct Value: Equatable {
    var text: String?
    /// `nil` if one of the texts is not known.
    var texts: [String]?
    /// Names of targets and products among dependencies; what is not known is left out.
    var dependencies: [String] = []
  }

  /// What names stand for.
  typealias Environment = [String: Value]

  private let bytes: ContiguousArray<UInt8>
  private let tokens: Tokens
  /// What the manifest declares with `let` and `var`.
  private var constants: Environment = [:]

  /// Brackets in brackets, and texts or lists that grow out of each other, beyond what anybody writes.
  private static let deepest = 16
  private static let longest = 4096

  init(_ source: borrowing Source) {
    tokens = lex(source)
    bytes = source.bytes
    var declared: [(name: String, value: Range<Int>)] = []
    for index in 0..<count where kind(index) == .let || kind(index) == .var {
      guard kind(index + 1).isName, let value = initialValue(from: index + 2) else { continue }
      declared.append((text(index + 1), value))
    }
    // A constant may be declared behind those that use it; more than two in a row hardly are.
    for _ in 0..<3 {
      for (name, range) in declared { constants[name] = value(range, [:]) }
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
      if isFirstOnLine(index) || [.leftBrace, .let, .var].contains(kind(index)) { return nil }
      index = after(index)
    }
    let first = index + 1
    index = first
    while index < count, index == first || !isFirstOnLine(index) || continuesLine(index) {
      if [.rightBrace, .semicolon, .let, .var].contains(kind(index)) { break }
      index = after(index)
    }
    return first < index ? first..<index : nil
  }

  private func continuesLine(_ index: Int) -> Bool { kind(index) == .period || kind(index) == .binaryOperator }

  // MARK: Values

  func value(_ range: Range<Int>, _ environment: Environment) -> Value {
    Value(
      text: string(range, environment, 0), texts: strings(range, environment),
      dependencies: dependencies(range, environment, 0))
  }

  private func value(named name: String, _ environment: Environment) -> Value {
    environment[name] ?? constants[name] ?? Value()
  }

  private func string(_ range: Range<Int>, _ environment: Environment, _ depth: Int) -> String? {
    guard depth < ManifestCode.deepest else { return nil }
    for choice in split(range, at: "??") {
      var result = ""
      var isKnown = true
      for part in split(choice, at: "+") {
        guard let text = term(part, environment, depth) else {
          isKnown = false
          break
        }
        result += text
      }
      if isKnown { return result.utf8.count <= ManifestCode.longest ? result : nil }
    }
    return nil
  }

  private func term(_ range: Range<Int>, _ environment: Environment, _ depth: Int) -> String? {
    guard let first = range.first else { return nil }
    guard after(first) == range.upperBound else {
      // A constant with the type that holds it, or a dot alone.
      let name = range.upperBound - 1
      guard range.count <= 3, kind(name - 1) == .period, kind(name).isName else { return nil }
      return value(named: text(name), environment).text
    }
    switch kind(first) {
    case .string: return literal(first)
    case .stringOpen: return interpolated(first, environment, depth)
    case let kind where kind.isName: return value(named: text(first), environment).text
    default: return nil
    }
  }

  private func strings(_ range: Range<Int>, _ environment: Environment) -> [String]? {
    var all: [String] = []
    for part in split(range, at: "+") {
      guard let first = part.first, after(first) == part.upperBound else { return nil }
      if kind(first) == .leftSquare {
        for element in elements(of: first) {
          guard let text = string(element, environment, 0) else { return nil }
          all.append(text)
        }
      } else {
        guard kind(first).isName, let texts = value(named: text(first), environment).texts else { return nil }
        all += texts
      }
    }
    return all.count <= ManifestCode.longest ? all : nil
  }

  private func dependencies(_ range: Range<Int>, _ environment: Environment, _ depth: Int) -> [String] {
    var names: [String] = []
    var known: Set<String> = []
    func add(_ more: [String]) { for name in more where known.insert(name).inserted { names.append(name) } }
    var index = range.lowerBound
    while index < range.upperBound {
      switch kind(index) {
      case let kind where kind.isLabel && self.kind(index + 1) == .leftParen:
        index += 1
        let name = arguments(of: index).first { $0.label == "name" || $0.label == "" }
        if let text = name.flatMap({ string($0.value, environment, 0) }) { add([text]) }
      case .string, .stringOpen:
        if let text = string(index..<after(index), environment, 0) { add([text]) }
      // A closure may make some of them: `{ isMac ? ["Menu"] : [] }()`.
      case .leftSquare, .leftBrace:
        if depth < ManifestCode.deepest, let inside = inside(index) {
          add(dependencies(inside, environment, depth + 1))
        }
      case let kind where kind.isName: add(value(named: text(index), environment).dependencies)
      default: break
      }
      index = after(index)
    }
    return names
  }

  /// The parts of a range between binary operators of one kind.
  private func split(_ range: Range<Int>, at sign: String) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if kind(index) == .binaryOperator, text(index) == sign {
        parts.append(start..<index)
        start = index + 1
      }
      index = after(index)
    }
    parts.append(start..<max(start, range.upperBound))
    return parts
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
      guard let text = string(value, environment, depth + 1) else { return nil }
      result += text
      start = Int(tokens.starts[value.upperBound]) + 1
      index = after(index)
    }
    result += String(decoding: bytes[start..<Int(tokens.starts[inside.upperBound])], as: UTF8.self)
    return result
  }
}
