// Attributes and modifiers: what stands before a declaration's keyword.

/// What stands before a declaration's keyword.
struct DeclHeader {
  let firstToken: Int
  let firstPart: Int
  var access = AccessLevel.unwritten
  var setterAccess = AccessLevel.unwritten
  var modifiers: Modifiers = []
  var hasAttributes = false
  /// The token of the last modifier; the first token where there is none.
  var lastModifier: Int

  init(firstToken: Int, firstPart: Int) {
    (self.firstToken, self.firstPart, lastModifier) = (firstToken, firstPart, firstToken)
  }
}

extension DeclParser {
  /// No declaration has more modifiers; the bound keeps looking ahead linear.
  static let mostModifiers = 64

  mutating func parseHeader() -> DeclHeader {
    var header = DeclHeader(firstToken: at, firstPart: tree.parts.count)
    parseAttributes(&header)
    for _ in 0..<DeclParser.mostModifiers {
      if let access = AccessLevel(kind) {
        parseAccess(access, &header)
      } else if let modifier = modifier(at, inType: isInType) {
        parseModifier(modifier, &header)
      } else {
        break
      }
    }
    return header
  }

  private mutating func parseAttributes(_ header: inout DeclHeader) {
    var depth = 0
    while at < last {
      switch kind {
      case .at:
        parseAttribute()
        header.hasAttributes = true
      case .poundIf where depth > 0 || isIfAroundAttributes(at):
        depth += 1
        at += 1
        skipLine()
      case .poundElseif, .poundElse:
        if depth == 0 { return }
        at += 1
        skipLine()
      case .poundEndif:
        if depth == 0 { return }
        depth -= 1
        at += 1
        header.hasAttributes = true
      default: return
      }
    }
  }

  mutating func parseAttribute() {
    let start = at
    let end = endOfAttribute(start)
    at = endOfAttributeName(start + 1)
    addPart(.attribute, from: start)
    at = end
    guard kind(end - 1) == .rightParen else { return }
    let open = link(end - 1)
    if open > start { addPart(.attributeArguments, from: open) }
  }

  private mutating func parseAccess(_ access: AccessLevel, _ header: inout DeclHeader) {
    let start = at
    header.lastModifier = at
    at += 1
    // `open (set)` aside, a detail may follow: `private(set)`.
    guard kind == .leftParen, access != .open || touchesPrevious(at) else {
      if header.access == .unwritten { header.access = access }
      return
    }
    let isSetter = nextKind == .identifier && isWord(at + 1, "set")
    skipDetail()
    if isSetter {
      if header.setterAccess == .unwritten { header.setterAccess = access }
    } else {
      addPart(.modifier, from: start)
    }
  }

  private mutating func parseModifier(_ modifier: Modifier, _ header: inout DeclHeader) {
    let start = at
    header.lastModifier = at
    at += 1
    if modifier.takesDetail, kind == .leftParen { skipDetail() }
    header.modifiers.insert(Modifiers(modifier))
    addPart(.modifier, from: start)
  }

  /// Passes the `(set)` of a modifier. Without its closing parenthesis it is no more than a word.
  private mutating func skipDetail() {
    if tokens.isMatched(at) { return skipGroup() }
    at += kind(at + 1) == .identifier ? 2 : 1
  }

  /// The modifier at `index`, if it is one there.
  mutating func modifier(_ index: Int, inType: Bool) -> Modifier? {
    switch kind(index) {
    case .static: return .static
    case .class:
      // `class` is a modifier where a declaration follows: `class func`, `class override var`.
      return index < last && startsDeclaration(index + 1, inType: false) ? .class : nil
    case .async: return .async
    case .reasync: return .reasync
    case .modifierWord:
      for (word, modifier) in Modifier.words where isWord(index, word) { return modifier }
      return nil
    default: return nil
    }
  }

  /// Whether a declaration starts at `index`, its attributes and modifiers looked through.
  /// - Parameter inType: among the members of a type, where an enum's cases may stand too.
  mutating func startsDeclaration(_ index: Int, inType: Bool) -> Bool {
    var index = index
    var hasHeader = false
    while index < last {
      if kind(index) == .at {
        index = endOfAttribute(index)
      } else if kind(index) == .poundIf, isIfAroundAttributes(index) {
        index = endOfIf(index)
      } else {
        break
      }
      hasHeader = true
    }
    for _ in 0..<DeclParser.mostModifiers {
      let kind = kind(index)
      let isAccess = AccessLevel(kind) != nil
      guard isAccess || kind == .static || kind == .async || kind == .reasync || kind == .modifierWord else { break }
      hasHeader = true
      index += 1
      if kind != .open, isAccess || kind == .modifierWord, self.kind(index) == .leftParen, index < last {
        index = after(index)
      }
    }
    return isDeclarationKeyword(index, inType: inType, hasHeader: hasHeader)
  }

  private mutating func isDeclarationKeyword(_ index: Int, inType: Bool, hasHeader: Bool) -> Bool {
    guard index < last else { return false }
    switch kind(index) {
    case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .`init`, .let, .operator,
      .precedencegroup, .protocol, .struct, .subscript, .typealias, .var:
      return true
    case .case: return inType
    case .actor, .macro: return kind(index + 1).isName
    case .pound: return inType || hasHeader
    default: return false
    }
  }
}

// MARK: Attributes

extension DeclParser {
  /// Where the dotted name after `@` ends; generic arguments are no part of it.
  mutating func endOfAttributeName(_ start: Int) -> Int {
    var index = start
    while index < last {
      guard kind(index).isName || kind(index).isReservedWord || kind(index) == .wildcard else { return index }
      index += 1
      guard kind(index) == .period || kind(index) == .colonColon else { return index }
      index += 1
    }
    return index
  }

  /// The token after the attribute at `index` and its arguments.
  mutating func endOfAttribute(_ start: Int, ofType: Bool = false) -> Int {
    var index = endOfAttributeName(start + 1)
    if index == start + 1 { return index }
    while kind(index).isOperator, bytes[startOffset(index)] == UInt8(ascii: "<") {
      let end = endOfAngles(index)
      if end == index { break }
      index = kind(end) == .period ? endOfAttributeName(end + 1) : end
    }
    guard index < last, kind(index) == .leftParen, !isFirstOnLine(index) else { return index }
    let name = start + 1
    if takesNoArguments(name, ofType: ofType) || (ofType && goesOnAsFunction(after(index))) { return index }
    if touchesPrevious(index) || takesArgumentsAlways(name) { return after(index) }
    let behind = after(index)
    let isFollowedByMore =
      switch kind(behind) {
      case .at: true
      // Not looked through as other `#if` are: attributes in there look ahead themselves, and so on.
      case .poundIf: kind(endOfLine(behind + 1)) == .at
      default: startsDeclaration(behind, inType: false)
      }
    return isFollowedByMore ? behind : index
  }

  /// Whether what stands before the token are a function's parameters: `@MainActor(Bool) -> Void`.
  private mutating func goesOnAsFunction(_ index: Int) -> Bool {
    switch kind(index) {
    case .arrow, .async, .reasync, .throws, .rethrows: true
    default: false
    }
  }

  private mutating func takesNoArguments(_ name: Int, ofType: Bool) -> Bool {
    if isWord(name, "Sendable") { return true }
    if !ofType { return isWord(name, "rethrows") }
    return isWord(name, "escaping") || isWord(name, "autoclosure") || isWord(name, "unchecked")
      || isWord(name, "preconcurrency") || isWord(name, "retroactive") || isWord(name, "noescape")
      || isWord(name, "async") || isWord(name, "noDerivative") || isWord(name, "_local") || isWord(name, "_noMetadata")
  }

  private mutating func takesArgumentsAlways(_ name: Int) -> Bool {
    isWord(name, "available") || isWord(name, "_spi_available") || isWord(name, "backDeployed")
      || isWord(name, "_backDeploy") || isWord(name, "differentiable") || isWord(name, "derivative")
      || isWord(name, "transpose") || isWord(name, "specialized") || isWord(name, "_specialize")
      || isWord(name, "_dynamicReplacement") || isWord(name, "_documentation") || isWord(name, "_effects")
      || isWord(name, "_implements") || isWord(name, "_originallyDefinedIn") || isWord(name, "abi")
  }

  /// The token after the `>` that closes the `<` with which the token at `index` starts; `index` itself where none does.
  mutating func endOfAngles(_ start: Int) -> Int {
    var depth = 0
    var index = start
    // Longer lists than anybody writes; the bound keeps looking ahead linear.
    let limit = min(last, start + 128)
    while index < limit {
      let kind = kind(index)
      if kind.isOperator && kind != .arrow {
        for offset in startOffset(index)..<link(index) {
          if bytes[offset] == UInt8(ascii: "<") { depth += 1 }
          if bytes[offset] == UInt8(ascii: ">") { depth -= 1 }
        }
        if depth <= 0 { return index + 1 }
      } else if kind == .leftBrace || kind == .semicolon || kind.closesGroup {
        return start
      }
      index = after(index)
    }
    return start
  }

  /// The token after the `#endif` of the `#if` at `index`, or the one that closes what the `#if` stands in.
  mutating func endOfIf(_ start: Int) -> Int {
    var depth = 0
    var index = start
    while index < last {
      if kind(index) == .poundIf { depth += 1 }
      if kind(index) == .poundEndif {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
      if kind(index).closesGroup { return index }
      index = after(index)
    }
    return last
  }
}
