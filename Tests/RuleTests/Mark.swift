/// A comment in a fixture that says what a rule finds, or how the project is set up.
///
///     // expect: rule_id                   on this line
///     // expect@-1: rule_id, other_id      on the line before
///     // expect: rule_id "part of the message"
///     // related: rule_id                  this line is evidence of some finding
///     // option: name = value              of the rule that is judged
///     // module: open                      of the module that the file belongs to
///     // configuration: protected = A.m()  what a configuration says of the sources
enum Mark: Equatable {
  case expect(Claim)
  case related(Claim)
  case option(name: String, value: String)
  case module(String)
  case configuration(key: String, text: String)

  /// That a rule has something to say about a line.
  struct Claim: Equatable {
    let rule: String
    let line: Int
    /// A part of the message; empty if any will do.
    let text: String
  }

  /// A mark that cannot be read.
  struct Malformed: Error, Equatable { let reason: String }

  /// The marks in a comment; none if it is an ordinary one.
  static func marks(in comment: String, line: Int) throws(Malformed) -> [Mark] {
    guard comment.hasPrefix("// ") else { return [] }
    var reader = MarkReader(comment.dropFirst(3))
    let word = reader.word()
    switch word {
    case "expect", "related":
      guard let offset = try reader.offset() else { return [] }
      return try reader.claims(line: line + offset).map { word == "expect" ? .expect($0) : .related($0) }
    case "option":
      guard reader.skip(":") else { return [] }
      let name = reader.word()
      guard !name.isEmpty, reader.skip("=") else { throw Malformed(reason: "an option is written 'name = value'") }
      return [.option(name: name, value: reader.rest())]
    case "configuration":
      guard reader.skip(":") else { return [] }
      let key = reader.word()
      guard reader.skip("=") else { throw Malformed(reason: "a configuration is written 'protected = Type.member()'") }
      return [.configuration(key: key, text: reader.rest())]
    case "module":
      guard reader.skip(":") else { return [] }
      return [.module(reader.rest())]
    default: return []
    }
  }
}

/// Reads a mark from left to right.
private struct MarkReader {
  private var text: Substring

  init(_ text: Substring) { self.text = text }

  mutating func word() -> String {
    skipSpaces()
    let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    text = text.dropFirst(word.count)
    return String(word)
  }

  mutating func skip(_ character: Character) -> Bool {
    skipSpaces()
    guard text.first == character else { return false }
    text.removeFirst()
    return true
  }

  mutating func rest() -> String {
    skipSpaces()
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// How far away the line is that is meant; nothing if this is no mark.
  mutating func offset() throws(Mark.Malformed) -> Int? {
    if text.first == ":" {
      text.removeFirst()
      return 0
    }
    guard text.first == "@" else { return nil }
    let digits = text.dropFirst().prefix { $0 == "+" || $0 == "-" || $0.isNumber }
    text = text.dropFirst(digits.count + 1)
    guard digits.first?.isNumber == false, let offset = Int(digits), skip(":") else {
      throw Mark.Malformed(reason: "an offset is written '@-1:' or '@+1:'")
    }
    return offset
  }

  mutating func claims(line: Int) throws(Mark.Malformed) -> [Mark.Claim] {
    var claims: [Mark.Claim] = []
    repeat {
      let rule = word()
      if rule.isEmpty { throw Mark.Malformed(reason: "a rule's id is missing") }
      claims.append(Mark.Claim(rule: rule, line: line, text: try quoted()))
    } while skip(",")
    guard rest().isEmpty else { throw Mark.Malformed(reason: "'\(rest())' is no part of a mark") }
    return claims
  }

  private mutating func quoted() throws(Mark.Malformed) -> String {
    guard skip("\"") else { return "" }
    guard let end = text.firstIndex(of: "\"") else { throw Mark.Malformed(reason: "a quote has no end") }
    defer { text = text[text.index(after: end)...] }
    return String(text[..<end])
  }

  private mutating func skipSpaces() { text = text.drop { $0 == " " } }
}
