import Facts
import Names

// Messages, and properties that are read and written with a dot.
extension ObjCFactsBuilder {
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
    let scope = SendScope(body, tokens, members: memberTypes[body.className] ?? [:], globals: globals)
    for token in (body.open + 1)..<body.close {
      if tokens.isMark(token, "[") {
        guard let shape = MessageShape(tokens, token) else { continue }
        add(shape.selector(tokens), scope.receiver(shape.receiver), body, tokens.start(token))
      } else if let selector = tokens.namedSelector(token) {
        add(selector, SendReceiver(.anybody), body, tokens.start(token))
      } else if tokens.isMark(token, "."), tokens.isWord(token + 1) {
        addPropertyUse(token, body, scope)
      }
    }
  }

  /// `thing.property`, `self.property = value`; what stands before may also be a structure.
  private mutating func addPropertyUse(_ dot: Int, _ body: MethodBody, _ scope: SendScope) {
    guard var receiver = scope.receiver(before: dot) else { return }
    if receiver.kind == .unknown { receiver.kind = .part }
    let nameToken = dot + 1
    let property = tokens.text(nameToken)
    let next = nameToken + 1
    let isCompound = ["+", "-", "*", "/", "|", "&"].contains { tokens.isMark(next, $0) } && tokens.isMark(next + 1, "=")
    let isWrite = isCompound || tokens.isMark(next, "=") && !tokens.isMark(next + 1, "=")
    add(isWrite ? SwiftName(property).setter : property, receiver, body, tokens.start(nameToken))
  }

  private mutating func add(_ selector: String, _ receiver: SendReceiver, _ body: MethodBody, _ offset: Int) {
    facts.sends.append(
      SendFact(
        selector: name(selector), receiver: receiver.kind, type: name(receiver.type ?? ""), name: name(receiver.name ?? ""),
        base: receiver.base.map { UInt32(truncatingIfNeeded: $0) } ?? SendFact.noBase, owner: body.decl, offset: UInt32(offset),
        isConfigured: file.isConfigured(offset)))
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
