/// What a C text declares, and of what else its declarations need to be told.
public struct Outline: Sendable {
  /// What a name that is declared elsewhere has to be for the text to be understood.
  enum Need: UInt8, Sendable {
    /// A type whose values are passed around.
    case value
    case block
    case `class`
    /// A class that is inherited from, extended or implemented: it needs an interface.
    case interface
  }

  /// Every name of a type, a class, a protocol or a macro.
  var declared: Set<String> = []
  /// Classes with their superclasses.
  var classes: [String: String] = [:]
  var protocols: Set<String> = []
  /// Types that stand for a block or a function.
  var blocks: Set<String> = []
  var values: Set<String> = []
  /// What declares another name of a type that has one, without what a macro says of it.
  var aliases: [String: ContiguousArray<UInt8>] = [:]
  var needs: [String: Need] = [:]
  var neededProtocols: Set<String> = []
  /// The names that begin with a capital, for macros of the project.
  var words: Set<String> = []

  init(_ text: FlatText) {
    var scanner = OutlineScanner(text)
    scanner.scan()
    self = scanner.outline
    for macro in text.macros {
      let name = text.tokens.text(macro.name)
      declared.insert(name)
      words.remove(name)
    }
  }

  fileprivate init() {}

  static func lastComponent(_ path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  fileprivate mutating func need(_ name: String, _ need: Need) {
    if let old = needs[name], old.rawValue >= need.rawValue { return }
    needs[name] = need
  }

  static let empty = Outline()

  /// Of longer ones only the names are known.
  fileprivate static let longestAlias = 400
}

/// One walk over the tokens.
private struct OutlineScanner {
  private let tokens: CTokens
  private let isDropped: ContiguousArray<Bool>
  /// What methods do, which declares nothing; those that are still ahead.
  private var bodies: ArraySlice<Range<Int>>
  var outline = Outline()
  private var at = 0

  init(_ text: FlatText) {
    tokens = text.tokens
    isDropped = text.isDropped
    bodies = text.bodies[...]
  }

  mutating func scan() {
    while at < tokens.kinds.count {
      if isDropped[at] {
        at += 1
        continue
      }
      switch tokens.kinds[at] {
      case .atWord: scanAtWord()
      case .word: scanWord()
      case .mark where bodies.first?.lowerBound == tokens.end(at):
        bodies.removeFirst()
        at = tokens.after(at)
      default: at += 1
      }
    }
  }

  private mutating func scanAtWord() {
    if tokens.holds(at, "@interface") { return scanInterface() }
    if tokens.holds(at, "@implementation"), tokens.isWord(at + 1) {
      outline.need(tokens.text(at + 1), .interface)
      at += 1
      if tokens.isMark(at + 1, ":") { at += 1 }
    } else if tokens.holds(at, "@protocol"), tokens.isWord(at + 1) {
      return scanProtocol()
    } else if tokens.holds(at, "@class") {
      while tokens.isWord(at + 1) || tokens.isMark(at + 1, ",") {
        at += 1
        if tokens.isWord(at) { outline.declared.insert(tokens.text(at)) }
        if tokens.isMark(at + 1, "<") { skipAngles() }
      }
    }
    at += 1
  }

  /// `@interface Name<Parameters> : Super<Protocols>`, `@interface Name (Category)`
  private mutating func scanInterface() {
    at += 1
    guard tokens.isWord(at) else { return }
    let name = tokens.text(at)
    let nameToken = at
    at += 1
    if tokens.isMark(at, "<") {
      // Parameters, if a superclass or a category follows; protocols if nothing does.
      let open = at
      at -= 1
      skipAngles()
      at += 1
      let isRoot = !tokens.isMark(at, ":") && !tokens.isMark(at, "(")
      for token in open..<at where tokens.isWord(token) {
        if isRoot {
          outline.neededProtocols.insert(tokens.text(token))
        } else if !tokens.isMark(token - 1, ":") {
          outline.declared.insert(tokens.text(token))
        }
      }
    }
    if tokens.isMark(at, "(") {
      outline.need(name, .interface)
      at = tokens.after(at)
    } else {
      outline.declared.insert(name)
      outline.classes[name] = ""
      if tokens.isMark(at, ":"), tokens.isWord(at + 1) {
        at += 1
        let superclass = tokens.text(at)
        outline.need(superclass, .interface)
        outline.classes[name] = superclass
        at += 1
      }
    }
    scanProtocols()
    at = max(at, nameToken + 1)
  }

  private mutating func scanProtocol() {
    let isReal = tokens.opensContainer(at)
    at += 1
    let name = tokens.text(at)
    outline.declared.insert("<\(name)>")
    if isReal { outline.protocols.insert(name) }
    at += 1
    scanProtocols()
  }

  /// `<One, Two>`
  private mutating func scanProtocols() {
    guard tokens.isMark(at, "<") else { return }
    while at < tokens.kinds.count, !tokens.isMark(at, ">"), !tokens.isMark(at, ";"), !tokens.isMark(at, "{") {
      if tokens.isWord(at), tokens.isMark(at - 1, "<") || tokens.isMark(at - 1, ",") {
        outline.neededProtocols.insert(tokens.text(at))
        if tokens.isMark(at + 1, "<") || tokens.isMark(at + 1, "*") { outline.need(tokens.text(at), .class) }
      }
      at += 1
    }
  }

  /// From the token before an opening angle to its partner.
  private mutating func skipAngles() {
    var depth = 0
    while at + 1 < tokens.kinds.count {
      at += 1
      if tokens.isMark(at, "<") { depth += 1 }
      if tokens.isMark(at, ">") { depth -= 1 }
      if depth == 0 || tokens.isMark(at, ";") || tokens.isMark(at, "{") { return }
    }
  }

  private mutating func scanWord() {
    if tokens.holds(at, "typedef") { return scanAlias() }
    if tokens.holds(at, "struct") || tokens.holds(at, "enum") || tokens.holds(at, "union") {
      at += tokens.isWord(at + 1) ? 2 : 1
      return
    }
    guard tokens.isTypeName(at) else {
      scanQualified()
      return
    }
    let name = tokens.text(at)
    outline.words.insert(name)
    let isMember = tokens.isMark(at - 1, ".") || tokens.isMark(at - 1, ">") && tokens.isMark(at - 2, "-")
    if tokens.isMark(at + 1, "*") {
      if !isMember { outline.need(name, .class) }
    } else if tokens.isMark(at + 1, "<") {
      if !isMember { outline.need(name, .class) }
      at += 1
      return scanProtocols()
    } else if !isMember, isValueType(at) {
      outline.need(name, .value)
    }
    at += 1
  }

  /// `id<One, Two>`, and types in lower case that hold values: `some_type_t name`.
  private mutating func scanQualified() {
    if tokens.holds(at, "id") || tokens.holds(at, "Class"), tokens.isMark(at + 1, "<") {
      at += 1
      return scanProtocols()
    }
    if tokens.bytes[tokens.end(at) - 1] == UInt8(ascii: "t"), tokens.end(at) - tokens.start(at) > 2,
      tokens.bytes[tokens.end(at) - 2] == UInt8(ascii: "_"), isValueType(at) || tokens.isMark(at + 1, "*") {
      outline.need(tokens.text(at), .value)
    }
    at += 1
  }

  /// `(Type)`, `(nullable Type)`, `Type name`.
  private func isValueType(_ token: Int) -> Bool {
    if tokens.isMark(token + 1, ")") { return tokens.isMark(token - 1, "(") || tokens.isWord(token - 1) }
    return tokens.isWord(token + 1)
  }

  /// `typedef … Name;`, `typedef … (^Name)(…);`, `typedef NS_ENUM(Type, Name) {…};`
  private mutating func scanAlias() {
    let keyword = at
    at += 1
    let start = at
    if tokens.isTypeName(at), tokens.isMark(at + 1, "("), tokens.link(at + 1) > at + 1,
      tokens.holds(at, "NS_ENUM") || tokens.holds(at, "NS_OPTIONS") || tokens.holds(at, "NS_CLOSED_ENUM")
        || tokens.holds(at, "NS_ERROR_ENUM") || tokens.holds(at, "CF_ENUM") || tokens.holds(at, "CF_OPTIONS") {
      let close = tokens.link(at + 1)
      if tokens.isWord(close - 1) { add(value: tokens.text(close - 1)) }
      at = close + 1
      return
    }
    var words: ContiguousArray<Int> = []
    var isPlain = true
    while at < tokens.kinds.count, !tokens.isMark(at, ";"), at - start < 4000, tokens.kind(at) != .atWord {
      if tokens.isMark(at, "("), tokens.isMark(at + 1, "^") || tokens.isMark(at + 1, "*"), at > start {
        // The name of a block's type; what its parameters need is found by going on.
        if let name = (at..<tokens.after(at)).last(where: { tokens.isWord($0) }) {
          outline.blocks.insert(tokens.text(name))
          outline.declared.insert(tokens.text(name))
          if tokens.isMark(tokens.after(at), "(") { add(alias: name, keyword..<tokens.after(tokens.after(at))) }
          at = tokens.after(at)
          return
        }
      }
      if tokens.holds(at, "struct") || tokens.holds(at, "enum") || tokens.holds(at, "union") { isPlain = false }
      if tokens.isWord(at), !tokens.isMark(at + 1, "("), !isQualifier(at) { words.append(at) }
      if tokens.isTypeName(at), tokens.isMark(at + 1, "*") { outline.need(tokens.text(at), .class) }
      if tokens.isMark(at, "<") { scanArguments() }
      let isGroup = tokens.isMark(at, "{") || tokens.isMark(at, "(") && tokens.isWord(at - 1)
      at = isGroup ? tokens.after(at) : at + 1
    }
    // Of `NSString *Name NS_TYPED_ENUM` the last is what is said of it.
    while words.count > 2, let last = words.last, tokens.isMacroName(last), tokens.text(last).utf8.contains(UInt8(ascii: "_")) {
      words.removeLast()
    }
    guard let name = words.last else { return }
    add(value: tokens.text(name))
    if isPlain, let first = words.first, first < name, tokens.isTypeName(first) { outline.need(tokens.text(first), .value) }
    if isPlain, name > start { add(alias: name, keyword..<name + 1) }
  }

  /// The cursor is at `<` behind a type, and goes to its partner: `NSArray<Jar *>`, `id<Tasting>`.
  private mutating func scanArguments() {
    let open = at
    at -= 1
    skipAngles()
    let isOfObject = tokens.holds(open - 1, "id") || tokens.holds(open - 1, "Class")
    for token in open..<at where tokens.isTypeName(token) {
      if tokens.isMark(token + 1, "*") {
        outline.need(tokens.text(token), .class)
      } else if isOfObject || tokens.isMark(token - 1, "<") && tokens.holds(token - 2, "id") {
        outline.neededProtocols.insert(tokens.text(token))
      } else if tokens.isMark(token + 1, ",") || tokens.isMark(token + 1, ">") {
        outline.need(tokens.text(token), .value)
      }
    }
  }

  /// What may stand beside the name of a type.
  private func isQualifier(_ token: Int) -> Bool {
    let words: [StaticString] = ["const", "unsigned", "signed", "long", "short", "volatile", "__kindof", "_Nullable", "_Nonnull"]
    return words.contains { tokens.holds(token, $0) }
  }

  /// - Parameter tokens: from `typedef` on, up to what ends it.
  private mutating func add(alias name: Int, _ range: Range<Int>) {
    let text = tokens.bytes[tokens.start(range.lowerBound)..<tokens.end(range.upperBound - 1)]
    guard text.count <= Outline.longestAlias else { return }
    outline.aliases[tokens.text(name)] = ContiguousArray(text) + [UInt8(ascii: ";"), UInt8(ascii: "\n")]
  }

  private mutating func add(value name: String) {
    outline.values.insert(name)
    outline.declared.insert(name)
  }
}
