import Syntax

/// One source of the house and its declarations.
struct HouseSource: Sendable, CustomStringConvertible {
  let path: String
  let decls: [HouseDecl]
  let tokens: Tokens
  let lines: LineTable
  /// For each line, from 1 on, whether it is nothing but a comment.
  let commentLines: Set<Int>
  let bytes: [UInt8]

  init(path: String, text: String) {
    let source = Source(path: path, text: text)
    let tokens = lex(source)
    let lines = LineTable(source)
    let tree = parse(tokens, of: source)
    self.path = path
    self.tokens = tokens
    self.lines = lines
    bytes = Array(text.utf8)
    decls = tree.decls.indices.map { HouseDecl($0, tree, tokens, source, lines) }
    commentLines = HouseSource.commentLines(tokens, lines)
  }

  var description: String { path }

  /// `Lexer+Strings.swift`
  var fileName: String { String(path.split(separator: "/").last ?? "") }

  /// `Lexer+Strings`
  var baseName: String { String(fileName.dropLast(".swift".count)) }

  var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }

  /// The target's folder: `Syntax` of `Sources/Syntax/…`, `Rules` of `Rules/…`.
  var module: String {
    let parts = path.split(separator: "/").map(String.init)
    return parts[0] == "Sources" || parts[0] == "Tests" ? parts[1] : parts[0]
  }

  func line(ofToken token: Int) -> Int { lines.position(of: Int(tokens.starts[token])).line }

  func hasComment(onLine line: Int) -> Bool {
    tokens.comments.contains { lines.position(of: Int($0.start)).line == line }
  }

  /// The comments that stand right above the token, the last one first.
  func comments(above token: UInt32) -> [String] {
    tokens.comments.filter { $0.nextToken == token }.reversed().map {
      String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self)
    }
  }

  private static func commentLines(_ tokens: Tokens, _ lines: LineTable) -> Set<Int> {
    var result: Set<Int> = []
    for comment in tokens.comments {
      let (first, last) = (lines.position(of: Int(comment.start)).line, lines.position(of: Int(comment.end)).line)
      result.formUnion(first...max(first, last))
    }
    for token in 0..<tokens.count { result.remove(lines.position(of: Int(tokens.starts[token])).line) }
    return result
  }
}

/// A declaration of the house, with texts instead of offsets.
struct HouseDecl: Sendable {
  let kind: DeclKind
  let name: String
  let access: AccessLevel
  let modifiers: Modifiers
  let inherits: [String]
  let parent: Int?
  let firstToken: UInt32
  /// From the line of its name to that of its last token.
  let lines: ClosedRange<Int>

  var isType: Bool { [.class, .struct, .enum, .actor, .protocol].contains(kind) }

  init(_ place: Int, _ tree: borrowing DeclTree, _ tokens: Tokens, _ source: borrowing Source, _ lines: LineTable) {
    let decl = tree.decls[place]
    let parts = tree.parts[tree.parts(of: place)]
    let bytes = source.bytes
    func text(_ start: UInt32, _ end: Int) -> String { String(decoding: bytes[Int(start)..<end], as: UTF8.self) }
    let nameToken = Int(decl.name)
    let end = tokens.endOffset(nameToken, in: bytes.span)
    kind = decl.kind
    name = parts.first { $0.kind == .name }.map { text($0.start, Int($0.end)) } ?? text(tokens.starts[nameToken], end)
    access = decl.access
    modifiers = decl.modifiers
    inherits = parts.filter { $0.kind == .inherits }.map { text($0.start, Int($0.end)) }
    parent = decl.parent == Decl.none ? nil : Int(decl.parent)
    firstToken = decl.firstToken
    let first = lines.position(of: Int(tokens.starts[nameToken])).line
    self.lines = first...max(first, lines.position(of: Int(tokens.starts[Int(decl.lastToken)])).line)
  }
}
