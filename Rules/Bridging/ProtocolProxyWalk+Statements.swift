import Facts
import Index
import RuleKit
import Syntax

// Statements: names that become visible, and code that runs only sometimes.
extension ProtocolProxyWalk {
  /// The proxy that the expression is, if it is one.
  mutating func visit(_ place: Int, isDropped: Bool = false) -> Int? {
    guard depth < ProtocolProxyWalk.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    let fact = facts.code[place]
    switch fact.kind {
    case .block: visitBlock(place, isValue: false)
    case .statement: visitStatement(place, isValue: !isDropped)
    case .function: visitFunction(place)
    case .parameter: declareParameter(fact.name, fact.text)
    case .constant, .variable: bind(place)
    case .assignment: assign(place)
    case .jump: visitJump(place)
    case .name: return proxy(named: fact.name)
    case .member: return visitMember(place)
    case .call: return visitCall(place, isDropped: isDropped)
    case .closure: visitClosure(place)
    case .cast: return visitCast(place)
    case .unwrap: return visitUnwrap(place)
    case .operands: visitOperands(place)
    default: for part in facts.parts(ofCode: place) { share(visit(part)) }
    }
    return nil
  }

  mutating func visitBlock(_ place: Int, isValue: Bool) {
    let parts = facts.parts(ofCode: place)
    locals.open()
    for part in parts {
      let value = visit(part, isDropped: parts.count > 1 || !isValue)
      if parts.count == 1, isValue, let value { returned[returned.count - 1] = value }
    }
    locals.close()
  }

  /// Code that does not run always.
  mutating func branch(of statement: Int, _ body: (inout ProtocolProxyWalk) -> Void) {
    branches += 1
    path.append(ProtocolProxyUse.Branch(number: branches, statement: statement))
    locals.openBranch()
    body(&self)
    for change in locals.closeBranch() {
      if let before = change.before, let after = locals[change]?.proxy { locals.set(change, to: merged(before, after)) }
    }
    path.removeLast()
  }

  mutating func visitStatement(_ place: Int, isValue: Bool) {
    let parts = facts.parts(ofCode: place)
    let word = facts.text(facts.code[place].name)
    let blocks = parts.filter { facts.code[$0].kind == .block }.count
    if word != "guard" { locals.open() }
    for (number, part) in parts.enumerated() {
      if facts.code[part].kind == .block {
        // 'do' without 'catch' runs like what is around it.
        if word == "do", blocks == 1 { visitBlock(part, isValue: isValue) } else { visitBranch(part, of: place, isValue: isValue) }
      } else if number == 0 {
        share(visit(part))
      } else {
        branch(of: place) { walk in walk.share(walk.visit(part)) }
      }
    }
    if word != "guard" { locals.close() }
  }

  mutating func visitBranch(_ block: Int, of statement: Int, isValue: Bool) {
    branch(of: statement) { $0.visitBlock(block, isValue: isValue) }
  }

  mutating func visitOperands(_ place: Int) {
    for (number, part) in facts.parts(ofCode: place).enumerated() {
      if number == 0 { _ = visit(part) } else { branch(of: place) { _ = $0.visit(part) } }
    }
  }

  mutating func visitFunction(_ place: Int) {
    let fact = facts.code[place]
    locals.declare(fact.name, ProtocolProxyLocals.Local(isFunction: true))
    let isValue = !fact.text.isNone && !["Void", "()"].contains(facts.text(fact.text))
    branch(of: place) { $0.visitBody(place, isValue: isValue) }
  }

  /// What it does when it is called, nobody knows; unless it is called at once.
  mutating func visitClosure(_ place: Int) { branch(of: place) { $0.visitBody(place, isValue: true) } }

  mutating func visitBody(_ place: Int, isValue: Bool) {
    share(value(ofBody: place, isValue: isValue))
  }

  mutating func value(ofBody place: Int, isValue: Bool) -> Int? {
    locals.open()
    returned.append(nil)
    for part in facts.parts(ofCode: place) {
      if facts.code[part].kind == .block { visitBlock(part, isValue: isValue) } else { _ = visit(part) }
    }
    locals.close()
    return returned.removeLast()
  }

  mutating func visitJump(_ place: Int) {
    for part in facts.parts(ofCode: place) {
      guard let value = visit(part) else { continue }
      returned[returned.count - 1] = returned[returned.count - 1].map { merged($0, value) } ?? value
    }
  }

  // MARK: Bindings

  mutating func bind(_ place: Int) {
    let fact = facts.code[place]
    let value = facts.parts(ofCode: place).first
    let isProxy = isProxyType(fact.text, at: nil)
    expectsProxy = isProxy
    var proxy = value.flatMap { visit($0) }
    expectsProxy = false
    if proxy == nil, isProxy, let value, !isNil(value) { proxy = addUnknown() }
    locals.declare(
      fact.name,
      ProtocolProxyLocals.Local(
        proxy: proxy, value: value, type: fact.text, isConstant: fact.kind == .constant, isProxy: isProxy, place: place))
  }

  func isNil(_ place: Int) -> Bool {
    facts.code[place].kind == .literal && facts.text(facts.code[place].text) == "nil"
  }

  mutating func assign(_ place: Int) {
    let parts = facts.parts(ofCode: place)
    guard parts.count == 2 else { return parts.forEach { share(visit($0)) } }
    let target = facts.code[parts[0]]
    let base = facts.parts(ofCode: parts[0]).first
    let isOwn = base.map { isSelf($0) } ?? false
    if target.kind == .name, let local = locals[target.name] {
      expectsProxy = local.isProxy
      let value = visit(parts[1])
      let isUnknown = value == nil && !isNil(parts[1]) && (local.isProxy || local.proxy != nil)
      locals.assign(target.name, isUnknown ? addUnknown() : value)
    } else if target.kind == .name || (target.kind == .member && isOwn), let property = property(named: target.name) {
      expectsProxy = isProxyType(index.decl(property).type, at: property)
      let value = visit(parts[1])
      if index.file(of: property) != file { share(value) }
      if value != nil || !isNil(parts[1]) { assigned[property, default: []].append(value) }
    } else if target.kind == .member, let base, let proxy = visit(base) {
      if facts.text(target.name) == "respondsToSelectorsWithObservers" {
        let text = facts.text(facts.code[parts[1]].text)
        record(.respond(text == "true" ? true : text == "false" ? false : nil), proxy, at: parts[0])
      }
      share(visit(parts[1]))
    } else {
      _ = visit(parts[0])
      share(visit(parts[1]))
    }
    expectsProxy = false
  }
}
