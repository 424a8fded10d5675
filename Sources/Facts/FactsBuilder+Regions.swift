import Syntax

// The stretches of a file where expressions stand: bodies, initial values, default arguments, attributes' arguments.
extension FileWork {
  mutating func readExpressions(_ tree: borrowing DeclTree) {
    var next = 0
    for index in 0..<tree.decls.count {
      let decl = tree.decls[index]
      // What stands between the declarations of a file are its statements.
      if decl.parent == Decl.none, !decl.flags.contains(.continuesDeclaration) {
        walk(next..<Int(decl.firstToken), owner: DeclFact.none)
        next = max(next, Int(decl.lastToken) + 1)
      }
      readExpressions(tree, of: index)
    }
    walk(next..<max(next, last), owner: DeclFact.none)
  }

  private mutating func readExpressions(_ tree: borrowing DeclTree, of index: Int) {
    let decl = tree.decls[index]
    // The first of several names has the attributes that all share.
    let isFirst = !decl.flags.contains(.continuesDeclaration)
    let owner = UInt32(truncatingIfNeeded: index)
    let range = tree.parts(of: index)
    // `let (a, b) = value` is one value, not two.
    var valueBefore = UInt32.max
    if !isFirst {
      for part in tree.parts[tree.parts(of: index - 1)] where part.kind == .initialValue { valueBefore = part.start }
    }
    var parameter = facts.decls[index].parameters.indices.lowerBound - 1
    for place in range {
      let part = tree.parts[place]
      switch part.kind {
      case .attributeArguments:
        if isFirst, place > range.lowerBound, !isOwnAttribute(Int(tree.parts[place - 1].token)) {
          walk(tokens(of: part), owner: owner)
        }
      case .initialValue where part.start == valueBefore: break
      case .initialValue: walk(tokens(of: part), owner: owner, isValue: isOfOneName(decl, facts.decls[index]))
      case .label: parameter += 1
      case .defaultValue:
        let parameters = facts.decls[index].parameters.indices
        let type = parameters.contains(parameter) ? facts.parameters[parameter].type : .none
        walk(tokens(of: part), owner: owner, type: type)
      case .body where isFunction(decl.kind): readBody(part, owner, .function)
      case .accessorBody: readAccessorBody(tree, place, range.lowerBound, owner)
      default: break
      }
    }
  }

  /// Whether the initial value alone says what the declaration is of: no pattern takes it apart.
  private mutating func isOfOneName(_ decl: Decl, _ fact: DeclFact) -> Bool {
    (decl.kind == .let || decl.kind == .var) && fact.type.isNone && kind(Int(decl.name) + 1) == .equal
  }

  private mutating func isFunction(_ kind: DeclKind) -> Bool { kind == .func || kind == .`init` || kind == .deinit }

  /// The tokens that start inside of the part.
  private mutating func tokens(of part: Part) -> Range<Int> {
    let first = Int(part.token)
    return first..<(first..<max(first, last)).firstPlace { tokens.starts[$0] >= part.end }
  }

  private mutating func readBody(_ part: Part, _ owner: UInt32, _ accessor: BodyFact.Accessor) {
    let range = tokens(of: part)
    locals.openScope()
    for index in facts.decls[Int(owner)].parameters.indices {
      let parameter = facts.parameters[index]
      locals.declare(parameter.name, LocalValue(type: parameter.isVariadic ? listType(of: parameter.type) : parameter.type))
    }
    readShape(of: range, owner, accessor)
    walk(inside(range), owner: owner)
    locals.closeScopes(downTo: 0)
  }

  /// `[Thing]`, as which a body knows what is declared as `Thing...`.
  mutating func listType(of type: Name) -> Name {
    if type.isNone { return .none }
    let text: ContiguousArray<UInt8> = [UInt8(ascii: "[")] + names.storage[names.range(of: type)] + [UInt8(ascii: "]")]
    return names.intern(text, 0..<text.count)
  }

  /// The tokens between the braces.
  private mutating func inside(_ range: Range<Int>) -> Range<Int> {
    let last = range.upperBound - 1
    let end = range.count > 1 && kind(last) == .rightBrace ? last : range.upperBound
    return range.lowerBound + 1..<max(range.lowerBound + 1, end)
  }

  private mutating func readAccessorBody(_ tree: borrowing DeclTree, _ place: Int, _ first: Int, _ owner: UInt32) {
    let part = tree.parts[place]
    var keyword: Part?
    if place > first, tree.parts[place - 1].kind == .accessor || tree.parts[place - 1].kind == .effect {
      var index = place - 1
      while index > first, tree.parts[index].kind == .effect { index -= 1 }
      keyword = tree.parts[index]
    }
    let range = tokens(of: part)
    var accessor = BodyFact.Accessor.get
    locals.openScope()
    if let keyword, keyword.start < keyword.end {
      accessor = accessorKind(Int(keyword.token))
      if accessor != .get { declareAccessorNames(Int(keyword.token) + 1, typeOfStored(tree, owner)) }
    }
    for index in facts.decls[Int(owner)].parameters.indices {
      locals.declare(facts.parameters[index].name, LocalValue(type: facts.parameters[index].type))
    }
    readShape(of: range, owner, accessor)
    walk(inside(range), owner: owner)
    locals.closeScopes(downTo: 0)
  }

  private mutating func accessorKind(_ token: Int) -> BodyFact.Accessor {
    if isWord(token, "set") || isWord(token, "_modify") || isWord(token, "modify") || isWord(token, "mutate") { return .set }
    return isWord(token, "didSet") || isWord(token, "willSet") ? .observer : .get
  }

  /// The type that is written, or that an initial value is made of.
  private mutating func typeOfStored(_ tree: borrowing DeclTree, _ owner: UInt32) -> Name {
    let type = facts.decls[Int(owner)].type
    guard type.isNone else { return type }
    for place in tree.parts(of: Int(owner)) where tree.parts[place].kind == .initialValue { return madeType(Int(tree.parts[place].token)) }
    return .none
  }

  mutating func declareAccessorNames(_ token: Int, _ type: Name = .none) {
    if kind(token) == .leftParen, kind(token + 1).isName {
      locals.declare(name(at: token + 1), LocalValue(type: type))
    } else {
      locals.declare(KnownWords.newValue, LocalValue(type: type))
      locals.declare(KnownWords.oldValue, LocalValue(type: type))
    }
  }
}
