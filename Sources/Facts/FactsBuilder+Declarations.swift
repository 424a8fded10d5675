import Syntax

// Declarations: from the parser's records and parts to facts.
extension FileWork {
  mutating func readDeclarations(_ tree: borrowing DeclTree) {
    let regions = conditionalRegions()
    for region in regions.configured { self.configured.append(start(region.lowerBound)..<start(min(region.upperBound, last))) }
    var (conditional, configured, branches) = (regions.all[...], regions.configured[...], regions.branches[...])
    var (absences, condition) = (Platforms(), Name.none)
    for index in 0..<tree.decls.count {
      let decl = tree.decls[index]
      if decl.parent != Decl.none, !tree.decls[Int(decl.parent)].kind.holdsMembers {
        localTypes.append((Int(decl.name), Int(decl.lastToken) + 1))
      }
      var fact = fact(of: decl)
      readParts(tree, tree.parts(of: index), decl, &fact)
      if stands(decl, in: &conditional) { fact.flags.insert(.isConditional) }
      if stands(decl, in: &configured) { fact.flags.insert(.isConfigured) }
      while let next = branches.first, next.from <= Int(decl.firstToken) {
        (absences, condition) = (next.absences, next.condition)
        branches.removeFirst()
      }
      (fact.absences, fact.condition) = (absences, condition)
      facts.decls.append(fact)
      if decl.flags.contains(.continuesDeclaration), !fact.type.isNone, !isInTuple(decl) { shareType(of: index, tree) }
    }
  }

  /// `let width, height: Double`: those before that have neither a type nor a value of their own have this one.
  private mutating func shareType(of decl: Int, _ tree: borrowing DeclTree) {
    var place = decl
    while place > 0, tree.decls[place].flags.contains(.continuesDeclaration) {
      place -= 1
      let isAlone = Int(tree.decls[place].name) + 2 == Int(tree.decls[place + 1].name)
      guard isAlone, facts.decls[place].type.isNone, facts.decls[place].value == .none else { return }
      facts.decls[place].type = facts.decls[decl].type
    }
  }

  /// Whether a stretch holds the declaration; those that end before it are left behind.
  private mutating func stands(_ decl: Decl, in regions: inout ContiguousArray<Range<Int>>.SubSequence) -> Bool {
    while let first = regions.first, first.upperBound <= Int(decl.firstToken) { regions.removeFirst() }
    return regions.first?.contains(Int(decl.firstToken)) == true
  }

  private mutating func fact(of decl: Decl) -> DeclFact {
    var fact = DeclFact(
      kind: decl.kind, access: decl.access, setterAccess: decl.setterAccess, value: .none, modifiers: decl.modifiers,
      flags: [], accessors: [], name: .none, labels: .none, type: .none, valueText: .none, parent: decl.parent,
      end: decl.end, nameOffset: UInt32(truncatingIfNeeded: start(Int(decl.name))),
      nameEnd: UInt32(truncatingIfNeeded: end(Int(decl.name))),
      start: UInt32(truncatingIfNeeded: start(Int(decl.firstToken))),
      endOffset: UInt32(truncatingIfNeeded: end(Int(decl.lastToken))), inherits: .empty, requirements: .empty,
      attributes: .empty, parameters: .empty, generics: .empty)
    fact.name = name(at: Int(decl.name))
    if decl.flags.contains(.hasBody) { fact.flags.insert(.hasBody) }
    if decl.flags.contains(.isOperator) { fact.flags.insert(.isOperator) }
    if decl.flags.contains(.holdsMacros) { fact.flags.insert(.holdsMacros) }
    if decl.kind == .`init`, kind(Int(decl.name) + 1) == .postfixQuestion || kind(Int(decl.name) + 1) == .exclamation {
      fact.flags.insert(.isFailable)
    }
    return fact
  }

  private mutating func readParts(
    _ tree: borrowing DeclTree, _ range: Range<Int>, _ decl: Decl, _ fact: inout DeclFact
  ) {
    // Most declarations have none of what lists are made of.
    var kinds: UInt64 = 0
    for index in range { kinds |= bit(of: tree.parts[index].kind) }
    if kinds & bit(of: .inherits) != 0 { fact.inherits = list(tree, range, .inherits) }
    if decl.kind == .extension {
      readDemands(tree, range, &fact)
    } else if kinds & bit(of: .requirement) != 0 {
      fact.requirements = list(tree, range, .requirement)
    }
    if kinds & bit(of: .attribute) != 0 { fact.attributes = attributes(tree, range) }
    for index in range {
      let part = tree.parts[index]
      switch part.kind {
      case .name:
        fact.name = text(of: part)
        fact.nameEnd = part.end
      case .genericParameters:
        fact.flags.insert(.isGeneric)
        fact.generics = generics(part)
      case .effect: readEffect(part, &fact)
      case .type where isInTuple(decl): fact.type = typeInTuple(Int(decl.name), part)
      case .returns, .type: fact.type = typeText(from: Int(part.token), Int(part.start)..<Int(part.end))
      case .initialValue: readValue(part, &fact)
      case .accessor: readAccessor(part, &fact)
      case .accessorBody: fact.accessors.insert(.hasBodies)
      default: break
      }
    }
    if decl.flags.contains(.hasParameters) { readParameters(tree, range, decl, &fact) }
  }

  @inline(__always)
  private func bit(of kind: Part.Kind) -> UInt64 { 1 &<< UInt64(kind.rawValue) }

  /// `<T, each U: P, let N: Int>`: the constraints are those after a colon; requirements stand elsewhere.
  private mutating func generics(_ part: Part) -> ListRange {
    let first = facts.lists.count
    var index = Int(part.token)
    while index < last, start(index) < Int(part.end) {
      let isFirst = index == Int(part.token)
      index += 1
      guard isFirst || kind(index - 1) == .comma else { continue }
      while kind(index) == .each || kind(index) == .let { index += 1 }
      // An empty list ends where it begins: `<>` is one token.
      guard kind(index).isName, start(index) < Int(part.end) else { continue }
      facts.lists.append(name(at: index))
      var constraint = Name.none
      if kind(index + 1) == .colon {
        let from = index + 2
        let to = endOfType(from)
        let end = min(end(to - 1), Int(part.end) - 1)
        if to > from, start(from) < end { constraint = text(from: from, start(from)..<end) }
        index = max(index + 1, to - 1)
      }
      facts.lists.append(constraint)
    }
    return listRange(from: first, to: facts.lists.count)
  }

  private mutating func list(_ tree: borrowing DeclTree, _ range: Range<Int>, _ kind: Part.Kind) -> ListRange {
    let first = facts.lists.count
    for index in range where tree.parts[index].kind == kind { facts.lists.append(text(of: tree.parts[index])) }
    return listRange(from: first, to: facts.lists.count)
  }

  func listRange(from first: Int, to end: Int) -> ListRange {
    end == first
      ? .empty : ListRange(first: UInt32(truncatingIfNeeded: first), count: UInt32(truncatingIfNeeded: end - first))
  }

  private mutating func attributes(_ tree: borrowing DeclTree, _ range: Range<Int>) -> ListRange {
    let first = facts.lists.count
    for index in range where tree.parts[index].kind == .attribute {
      let part = tree.parts[index]
      // The name without its at sign.
      facts.lists.append(text(from: Int(part.token) + 1, Int(part.start) + 1..<max(Int(part.start) + 1, Int(part.end))))
      let hasArguments = index + 1 < range.upperBound && tree.parts[index + 1].kind == .attributeArguments
      facts.lists.append(hasArguments ? text(of: tree.parts[index + 1]) : genericArguments(behind: part))
    }
    return listRange(from: first, to: facts.lists.count)
  }

  /// `<String?>` of `@Logged<String?>`, which says what the attribute is of as parentheses do.
  private mutating func genericArguments(behind attribute: Part) -> Name {
    var index = Int(attribute.token)
    while index < last, start(index) < Int(attribute.end) { index += 1 }
    let end = endOfGenericArguments(index)
    guard end > index, start(index) == Int(attribute.end) else { return .none }
    return text(from: index, start(index)..<self.end(end - 1))
  }

  private mutating func readEffect(_ part: Part, _ fact: inout DeclFact) {
    switch kind(Int(part.token)) {
    case .async, .reasync: fact.flags.insert(.isAsync)
    case .throws, .rethrows:
      fact.flags.insert(.isThrowing)
      let paren = Int(part.token) + 1
      if kind(paren) == .leftParen, start(paren) < Int(part.end) {
        fact.valueText = text(from: paren + 1, end(paren)..<max(end(paren), start(after(paren) - 1)))
      }
    default: break
    }
  }

  private mutating func readAccessor(_ part: Part, _ fact: inout DeclFact) {
    if part.start == part.end { return fact.accessors.formUnion([.get, .hasBodies]) }
    let token = Int(part.token)
    switch kind(token) {
    case .`init`: fact.accessors.insert(.`init`)
    default:
      if isWord(token, "didSet") || isWord(token, "willSet") {
        fact.accessors.insert(.observers)
      } else if isWord(token, "set") || isWord(token, "_modify") || isWord(token, "modify") || isWord(token, "mutate")
        || isWord(token, "unsafeMutableAddress") || isWord(token, "mutableAddressWithOwner")
      {
        fact.accessors.insert(.set)
      } else {
        fact.accessors.insert(.get)
        if kind(token - 1) == .modifierWord, isWord(token - 1, "mutating") { fact.accessors.insert(.mutatingGet) }
      }
    }
  }

  /// Of longer values only what is called is kept, or that it is a closure, which is called at once.
  private static let longestValue = 80

  private mutating func readValue(_ part: Part, _ fact: inout DeclFact) {
    let first = Int(part.token)
    fact.value = shape(ofValue: first, Int(part.end))
    if part.end - part.start <= FileWork.longestValue {
      fact.valueText = text(of: part)
    } else if fact.value == .call, let paren = parenOfCall(first, Int(part.end)) {
      fact.valueText = text(from: first, start(first)..<end(paren))
    } else if fact.value == .closure, kind(after(first)) == .leftParen, isEnd(after(after(first)), Int(part.end)) {
      fact.valueText = names.intern("{…}()")
    }
  }

  /// The parenthesis that opens after a name, or several with dots, and closes at the value's end.
  private mutating func parenOfCall(_ first: Int, _ valueEnd: Int) -> Int? {
    var index = first
    while kind(index).isName || kind(index) == .period || kind(index) == .`init` { index += 1 }
    return kind(index) == .leftParen && index > first && isEnd(after(index), valueEnd) ? index : nil
  }

  private mutating func shape(ofValue token: Int, _ end: Int) -> DeclFact.ValueShape {
    var token = token
    if kind(token) == .try || kind(token) == .await { token += 1 }
    switch kind(token) {
    case .string, .stringOpen: return isEnd(endOfStrings(token), end) ? .literal : .ofLiteral
    case .integer, .float, .true, .false, .nil, .regex: return isEnd(token + 1, end) ? .literal : .ofLiteral
    case .prefixOperator where kind(token + 1) == .integer || kind(token + 1) == .float:
      return isEnd(token + 2, end) ? .literal : .ofLiteral
    case .leftSquare:
      let first = token + 1
      let isEmpty = kind(first) == .rightSquare || (kind(first) == .colon && kind(first + 1) == .rightSquare)
      let behind = after(token)
      if isEmpty && isEnd(behind, end) { return .emptyCollection }
      // `[String: Int]()`
      return kind(behind) == .leftParen && isEnd(after(behind), end) ? .emptyCollection : .other
    case .leftBrace: return .closure
    default: break
    }
    guard kind(token).isName || kind(token) == .period || kind(token) == .Self else { return .other }
    var index = token
    while index < last, start(index) < end {
      if kind(index) == .leftParen, isEnd(after(index), end) { return .call }
      index = after(index)
    }
    return .other
  }

  /// Behind a string and those that are added to it: `"a" + "b"`.
  private mutating func endOfStrings(_ token: Int) -> Int {
    var index = after(token)
    while kind(index) == .binaryOperator, isWord(index, "+"), kind(index + 1) == .string || kind(index + 1) == .stringOpen {
      index = after(index + 1)
    }
    return index
  }

  private mutating func isEnd(_ index: Int, _ offset: Int) -> Bool { index >= last || start(index) >= offset }

  // MARK: Parameters

  private mutating func readParameters(
    _ tree: borrowing DeclTree, _ range: Range<Int>, _ decl: Decl, _ fact: inout DeclFact
  ) {
    let first = facts.parameters.count
    let needsTwoNames = decl.kind == .subscript || decl.flags.contains(.isOperator)
    var index = range.lowerBound
    while index < range.upperBound {
      if tree.parts[index].kind == .label {
        facts.parameters.append(parameter(tree, index, range.upperBound, needsTwoNames))
      }
      index += 1
    }
    fact.parameters = listRange(from: first, to: facts.parameters.count)
    fact.labels = labels(of: facts.parameters[first...])
  }

  private mutating func parameter(
    _ tree: borrowing DeclTree, _ label: Int, _ end: Int, _ needsTwoNames: Bool
  ) -> ParameterFact {
    let part = tree.parts[label]
    let isNamed = part.start < part.end
    let labelName = isNamed && kind(Int(part.token)) != .wildcard ? name(at: Int(part.token)) : .none
    var local = labelName
    var hasLocal = false
    var type = Name.none
    var flags: UInt8 = 0
    var hasDefault = false
    var index = label + 1
    while index < end, tree.parts[index].kind != .label {
      let next = tree.parts[index]
      switch next.kind {
      case .localName:
        local = name(at: Int(next.token))
        hasLocal = true
      case .parameterType:
        // The dots of a variadic one are told by a flag.
        let dots: UInt32 = next.flags & Part.isVariadic != 0 ? 3 : 0
        type = typeText(from: Int(next.token), Int(next.start)..<Int(max(next.start, next.end - dots)))
        flags = next.flags
      case .defaultValue: hasDefault = true
      default: break
      }
      index += 1
    }
    return ParameterFact(
      label: needsTwoNames && !hasLocal ? .none : labelName, name: local, type: type, hasDefault: hasDefault,
      isVariadic: flags & Part.isVariadic != 0)
  }

  private mutating func labels(of parameters: ContiguousArray<ParameterFact>.SubSequence) -> Name {
    if parameters.isEmpty { return KnownWords.noLabels }
    scratch.removeAll()
    scratch.append(UInt8(ascii: "("))
    for parameter in parameters { appendLabel(parameter.label) }
    scratch.append(UInt8(ascii: ")"))
    return scratch.name(in: &names)
  }

  mutating func appendLabel(_ label: Name) {
    if label.isNone {
      scratch.append(UInt8(ascii: "_"))
    } else {
      let storage = names.storage
      scratch.append(storage.span, names.range(of: label))
    }
    scratch.append(UInt8(ascii: ":"))
  }
}
