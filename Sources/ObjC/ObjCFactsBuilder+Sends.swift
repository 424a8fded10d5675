import Facts

// Messages, and properties that are read and written with a dot.
extension ObjCFactsBuilder {
  /// The types that clang knows of receivers. It knows them where all that the expression needs is known to it.
  mutating func noteReceivers(_ cursors: [Cursor]) {
    var types = receiverTypes
    for cursor in cursors where cursor.kind == .implementation || cursor.kind == .categoryImplementation {
      cursor.visit { inner in
        switch inner.kind {
        case .message:
          if let type = ObjCFactsBuilder.className(inner.receiverType) { types[inner.range.lowerBound] = type }
        case .memberReference:
          guard let base = inner.children.first, let type = ObjCFactsBuilder.className(base.type) else { return }
          // The property's name is the last word.
          types[inner.range.upperBound - inner.spelling.utf8.count] = type
        default: return
        }
      }
    }
    receiverTypes = types
  }

  /// The messages of C's functions, which clang does not get to see.
  mutating func addSendsOfFunctions() {
    for function in file.functions {
      // A semicolon stands where the brace was, behind the parameters.
      let start = tokens.token(at: function.lowerBound)
      let open = tokens.link(start - 2)
      let close = tokens.token(at: function.upperBound)
      guard open >= 0, open < start, start < close else { continue }
      addSends(MethodBody(decl: DeclFact.none, open: open, close: close, className: "", parameters: [:]))
    }
    if !file.functions.isEmpty { facts.sends.sort { $0.offset < $1.offset } }
  }

  mutating func addSends(_ body: MethodBody) {
    let locals = locals(in: body)
    for token in (body.open + 1)..<body.close {
      if tokens.isMark(token, "[") {
        addMessage(token, body, locals)
      } else if let selector = tokens.namedSelector(token) {
        add(selector, .anybody, nil, body, tokens.start(token))
      } else if tokens.isMark(token, "."), tokens.isWord(token + 1), tokens.isWord(token - 1) || tokens.isMark(token - 1, "]") {
        addPropertyUse(token, body, locals)
      }
    }
  }

  private mutating func addMessage(_ open: Int, _ body: MethodBody, _ locals: [String: String]) {
    guard let shape = MessageShape(tokens, open) else { return }
    var (receiver, type) = self.receiver(shape.receiver, body, locals)
    if type == nil, receiver == .instance || receiver == .unknown, let known = receiverTypes[tokens.start(open)] {
      (receiver, type) = (.instance, known)
    }
    add(shape.selector(tokens), receiver, type, body, tokens.start(open))
  }

  /// `thing.property`, `self.property = value`; what stands before may also be a structure.
  private mutating func addPropertyUse(_ dot: Int, _ body: MethodBody, _ locals: [String: String]) {
    let nameToken = dot + 1
    let isPath = tokens.isMark(dot - 2, ".") || tokens.isMark(dot - 2, ">") && tokens.isMark(dot - 3, "-")
    let before = isPath || !tokens.isWord(dot - 1) ? nil : dot - 1
    var (receiver, type) = before.map { self.receiver($0..<dot, body, locals) } ?? (.unknown, nil)
    if type == nil, receiver == .unknown || receiver == .instance {
      guard let known = receiverTypes[tokens.start(nameToken)] else { return }
      (receiver, type) = (.instance, known)
    }
    let property = tokens.text(nameToken)
    let next = nameToken + 1
    let isCompound = ["+", "-", "*", "/", "|", "&"].contains { tokens.isMark(next, $0) } && tokens.isMark(next + 1, "=")
    let isWrite = isCompound || tokens.isMark(next, "=") && !tokens.isMark(next + 1, "=")
    let setter = "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
    add(isWrite ? setter : property, receiver, type, body, tokens.start(nameToken))
  }

  private mutating func add(
    _ selector: String, _ receiver: SendFact.Receiver, _ type: String?, _ body: MethodBody, _ offset: Int
  ) {
    facts.sends.append(
      SendFact(
        selector: name(selector), receiverType: name(type ?? ""), owner: body.decl, offset: UInt32(offset),
        receiver: receiver))
  }

  // MARK: Receivers

  /// What a receiver of one word is; of more only `self.property`.
  private func receiver(
    _ range: Range<Int>, _ body: MethodBody, _ locals: [String: String]
  ) -> (SendFact.Receiver, String?) {
    if range.count == 3, tokens.holds(range.lowerBound, "self"), tokens.isMark(range.lowerBound + 1, ".") {
      let type = memberTypes[body.className]?[tokens.text(range.upperBound - 1)]
      return (type == nil ? .unknown : .instance, type)
    }
    guard range.count == 1, tokens.isWord(range.lowerBound) else { return (.unknown, nil) }
    let text = tokens.text(range.lowerBound)
    switch text {
    case "self": return (.`self`, body.className)
    case "super": return (.super, body.className)
    default: break
    }
    if let type = locals[text] { return type.isEmpty ? (.unknown, nil) : (.instance, type) }
    if let type = memberTypes[body.className]?[text] ?? memberTypes[body.className]?[String(text.dropFirst())],
      text.hasPrefix("_") || memberTypes[body.className]?[text] != nil {
      return (.instance, type)
    }
    return tokens.isTypeName(range.lowerBound) ? (.class, text) : (.unknown, nil)
  }

  /// The classes of the method's parameters and locals; none for one that is declared with several.
  private func locals(in body: MethodBody) -> [String: String] {
    var types = body.parameters
    for token in (body.open + 1)..<body.close where tokens.isMark(token, "*") && tokens.isWord(token + 1) {
      // `Thing *name`, `Thing<Element> *name`, behind something that begins a declaration.
      guard let type = typeName(before: token), isDeclared(token + 1) else { continue }
      let name = tokens.text(token + 1)
      let text = tokens.text(type)
      types[name] = types[name].map { $0 == text ? $0 : "" } ?? text
    }
    return types
  }

  private func typeName(before star: Int) -> Int? {
    var at = star - 1
    if tokens.isMark(at, ">") {
      var depth = 0
      repeat {
        if tokens.isMark(at, ">") { depth += 1 }
        if tokens.isMark(at, "<") { depth -= 1 }
        at -= 1
      } while depth > 0 && at > 0 && star - at < 64
    }
    guard tokens.isTypeName(at) else { return nil }
    let starts = ["(", ";", "{", "}", ","].contains { tokens.isMark(at - 1, $0) } || tokens.isMark(at - 1, ")")
    let isQualified = tokens.isWord(at - 1)
      && ["const", "static", "__weak", "__block", "__strong", "__kindof"].contains(tokens.text(at - 1))
    return starts || isQualified ? at : nil
  }

  /// Whether what follows the name is how a declaration goes on.
  private func isDeclared(_ name: Int) -> Bool {
    ["=", ";", ",", ")"].contains { tokens.isMark(name + 1, $0) } || tokens.isWord(name + 1)
  }
}

extension CTokens {
  /// What `@selector(…)` and `NSSelectorFromString(@"…")` say.
  fileprivate func namedSelector(_ token: Int) -> String? {
    guard isMark(token + 1, "("), link(token + 1) > token + 2 else { return nil }
    let inside = (token + 2)..<link(token + 1)
    if kind(token) == .atWord, holds(token, "@selector") { return inside.map { text($0) }.joined() }
    guard isWord(token), holds(token, "NSSelectorFromString"), inside.count == 1, kind(inside.lowerBound) == .string else {
      return nil
    }
    return String(text(inside.lowerBound).dropFirst(2).dropLast())
  }
}
