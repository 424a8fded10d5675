import Facts
import Index
import RuleKit
import Syntax

// Expressions: what makes proxies, and what is called, cast and read of them.
extension ProtocolProxyWalk {
  mutating func visitMember(_ place: Int) -> Int? {
    let fact = facts.code[place]
    guard let base = facts.parts(ofCode: place).first else { return nil }
    if isOwn(base) { return property(named: fact.name).flatMap { proxy(ofProperty: $0) } }
    if let proxy = visit(base) {
      let name = facts.text(fact.name)
      if ProtocolProxyWalk.ownProperties.contains(name) { record(.property(name), proxy, at: place) }
    } else {
      // Somebody else's property of this name may be one that is followed.
      let properties = unsharedProperties.removeValue(forKey: index.global(fact.name, file: file)) ?? []
      for property in properties { share(proxyOfProperty[property]) }
    }
    return nil
  }

  /// `self`, in closures that hold it weakly `self?` and `self!`, and of what is static `Self`.
  private func isOwn(_ base: Int) -> Bool {
    let fact = facts.code[base]
    switch fact.kind {
    case .name: return ["self", "Self"].contains(facts.text(fact.name))
    case .unwrap: return facts.parts(ofCode: base).first.map { isSelf($0) } ?? false
    default: return false
    }
  }

  func isSelf(_ place: Int) -> Bool { facts.code[place].kind == .name && facts.text(facts.code[place].name) == "self" }

  mutating func visitCast(_ place: Int) -> Int? {
    guard let operand = facts.parts(ofCode: place).first, let proxy = visit(operand) else { return nil }
    let fact = facts.code[place]
    if facts.text(fact.name) == "as!" { record(.forcedCast(place), proxy, at: place) }
    let isSame = ["Any", "AnyObject", "NSObject"].contains(facts.text(fact.text)) || isProxyType(fact.text, at: nil)
    return isSame ? proxy : nil
  }

  mutating func visitUnwrap(_ place: Int) -> Int? {
    guard let operand = facts.parts(ofCode: place).first else { return nil }
    let isForced = facts.text(facts.code[place].name) == "!"
    if isForced, facts.code[operand].kind == .cast, facts.text(facts.code[operand].name) == "as?",
      let subject = facts.parts(ofCode: operand).first, let proxy = visit(subject)
    {
      record(.forcedCast(operand), proxy, at: operand)
      return nil
    }
    return visit(operand)
  }

  // MARK: Calls

  mutating func visitCall(_ place: Int, isDropped: Bool) -> Int? {
    let parts = facts.parts(ofCode: place)
    guard !parts.isEmpty else { return nil }
    let arguments = parts.dropFirst().map { ProtocolProxyArgument($0, facts) }
    let isAwaited = expectsProxy
    expectsProxy = false
    if facts.code[parts[0]].kind == .closure { return value(ofBody: parts[0], isValue: true) }
    if let made = proxy(madeBy: place, parts[0], arguments, isAwaited: isAwaited) { return made }
    var receiver: Int?
    let callee = facts.code[parts[0]]
    if callee.kind == .member, let base = facts.parts(ofCode: parts[0]).first {
      receiver = visit(base)
    } else if callee.kind != .name {
      share(visit(parts[0]))
    }
    let outer = isExpectedToFail
    for argument in arguments {
      guard let value = argument.value else { continue }
      isExpectedToFail = outer || asserts(callee, argument, arguments)
      share(visit(value))
    }
    isExpectedToFail = outer
    if let receiver { recordCall(place, parts[0], arguments, receiver, isDropped: isDropped) }
    return nil
  }

  /// Whether a test demands that the argument is false.
  func asserts(_ callee: CodeFact, _ argument: ProtocolProxyArgument, _ all: [ProtocolProxyArgument]) -> Bool {
    guard callee.kind == .name, let value = argument.value else { return false }
    let isNegated = facts.code[value].kind == .prefix && facts.text(facts.code[value].name) == "!"
    switch facts.text(callee.name) {
    case "XCTAssertFalse": return true
    case "XCTAssert", "XCTAssertTrue", "expect", "require": return isNegated
    case "XCTAssertEqual": return all.contains { $0.value.map { facts.text(facts.code[$0].text) } == "false" }
    default: return false
    }
  }

  mutating func proxy(
    madeBy place: Int, _ callee: Int, _ arguments: [ProtocolProxyArgument], isAwaited: Bool
  ) -> Int? {
    guard let type = typeMade(by: callee), type.isNone ? isAwaited : isProxyType(type, at: nil) else { return nil }
    if let known = proxyOfCall[place] {
      for argument in arguments { if let value = argument.value { _ = visit(value) } }
      return known
    }
    var proxy = ProtocolProxy(creation: self.place(of: callee), owner: owner)
    if let list = arguments.first, ["protocol", "protocols"].contains(facts.text(list.label)), let value = list.value,
      let names = protocolNames(value), let scope = owner ?? anyDecl
    {
      proxy.adopted = ProtocolProxy.Adopted(
        names: names.map { facts.text($0) }, lineage: index.lineage(ofTypes: names, in: scope))
    }
    for argument in arguments {
      let label = facts.text(argument.label)
      if ["implementer", "stronglyRetainedImplementer"].contains(label), let value = argument.value {
        let target = target(value)
        if label == "implementer" || target.isKept { proxy.implementer = target }
      }
      if let value = argument.value { _ = visit(value) }
    }
    proxyOfCall[place] = add(proxy)
    return proxyOfCall[place]
  }

  /// The type that is called; none for `.init`.
  func typeMade(by callee: Int) -> Name? {
    let fact = facts.code[callee]
    if fact.kind == .name { return fact.name }
    guard fact.kind == .member else { return nil }
    guard facts.text(fact.name) == "init" else { return fact.text.isNone ? nil : fact.text }
    guard let base = facts.parts(ofCode: callee).first.map({ facts.code[$0] }) else { return Name.none }
    return base.kind == .name ? base.name : base.kind == .member && !base.text.isNone ? base.text : nil
  }

  /// Any declaration of the file, to look at names from where there is no nearer one.
  var anyDecl: DeclID? { facts.decls.isEmpty ? nil : index.id(file: file, decl: 0) }

  /// `A` and `B` of `[A.self, B.self]`; nothing unless all are named.
  func protocolNames(_ place: Int) -> [Name]? {
    let place = locals.meaning(of: place, facts)
    let parts = facts.parts(ofCode: place)
    switch facts.code[place].kind {
    case .member:
      guard facts.text(facts.code[place].name) == "self", let base = parts.first.map({ facts.code[$0] }) else { return nil }
      return base.kind == .name ? [base.name] : base.kind == .member && !base.text.isNone ? [base.text] : nil
    case .cast: return parts.first.flatMap { protocolNames($0) }
    case .list:
      let all = parts.map { protocolNames($0) }
      return all.isEmpty || all.contains { $0 == nil } ? nil : all.compactMap { $0 }.flatMap { $0 }
    default: return nil
    }
  }

  func place(of code: Int) -> Place {
    Place(file: file, range: facts.code[code].offset..<max(facts.code[code].offset, facts.code[code].endOffset))
  }

  mutating func record(_ action: ProtocolProxyUse.Action, _ proxy: Int, at code: Int) {
    if isCollecting { return }
    uses.append(
      ProtocolProxyUse(action: action, proxy: proxy, code: code, place: place(of: code), owner: owner, path: path))
  }

  mutating func recordCall(
    _ place: Int, _ callee: Int, _ arguments: [ProtocolProxyArgument], _ proxy: Int, isDropped: Bool
  ) {
    let name = facts.text(facts.code[callee].name)
    guard name == "override" || name == "addObserver", !isCollecting else { return }
    func value(_ label: String) -> Int? { arguments.first { facts.text($0.label) == label && !$0.isTrailing }?.value }
    let block = value("using") ?? arguments.first { $0.isTrailing }?.value
    let object = name == "override" ? value("target") : value("")
    guard let selector = name == "override" ? value("") : value("for"), block != nil || object != nil else { return }
    var use = ProtocolProxyUse(
      action: name == "override" ? .override : .observe, proxy: proxy, code: place, place: self.place(of: callee),
      owner: owner, path: path)
    use.isDropped = isDropped
    use.isExpectedToFail = isExpectedToFail
    use.selector = self.selector(selector, of: proxies[proxy].adopted?.lineage)
    use.callee = (block ?? object).map { self.place(of: $0) }
    if let block { use.block = self.block(block) } else if let object {
      use.target = target(object)
      use.isTargetSelf = isSelf(object)
    }
    uses.append(use)
  }
}
