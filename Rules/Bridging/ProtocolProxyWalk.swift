import Facts
import Index
import RuleKit
import Syntax

/// Follows proxies through the code of a file: what makes them, who has them, and what is done with them.
///
/// Locals and properties are followed through assignments, branches and closures. What comes from elsewhere is a proxy of
/// which nothing is known, and what may be something else is none.
struct ProtocolProxyWalk {
  let index: ProjectIndex
  let file: Int
  let facts: FileFacts
  var proxies: [ProtocolProxy] = []
  var uses: [ProtocolProxyUse] = []

  /// The variables of the file itself.
  private let variables: [Name: DeclID]
  /// How often bodies and values mention a name, by the declarations that they belong to.
  let mentions: [UInt32: [Name: Int]]

  /// The proxies that calls make, by the places of these.
  var proxyOfCall: [Int: Int] = [:]
  /// What is assigned to properties, `nil` for what is not known; collected in a first walk.
  var assigned: [DeclID: [Int?]] = [:]
  var proxyOfProperty: [DeclID: Int] = [:]
  /// The properties among these that others may have by now, by name; what others have stays so.
  var unsharedProperties: [Name: [DeclID]] = [:]
  var isCollecting = true

  // The state of a walk.
  var locals = ProtocolProxyLocals()
  var owner: DeclID?
  var path: [ProtocolProxyUse.Branch] = []
  var branches = 0
  var depth = 0
  var expectsProxy = false
  var isExpectedToFail = false
  /// What the closures return that are being walked through.
  var returned: [Int?] = []

  /// What a file imports that uses proxies.
  static let modules = ["ProtocolProxy", "ProtocolProxySwift"]
  /// Code that is nested deeper is not looked at.
  static let deepest = 128
  static let ownProperties: Set<String> = ["implementer", "adoptedProtocols", "respondsToSelectorsWithObservers"]

  init(_ pass: borrowing Pass) {
    index = pass.index
    file = pass.file
    facts = pass.facts
    var variables: [Name: DeclID] = [:]
    for (place, fact) in facts.decls.enumerated() where fact.parent == DeclFact.none && [.var, .let].contains(fact.kind) {
      variables[fact.name] = index.id(file: file, decl: place)
    }
    self.variables = variables
    var mentions: [UInt32: [Name: Int]] = [:]
    for fact in facts.code where fact.kind == .name { mentions[fact.owner, default: [:]][fact.name, default: 0] += 1 }
    self.mentions = mentions
    let roots = facts.codeRoots
    for root in roots { walk(root) }
    settleProperties()
    isCollecting = false
    for root in roots { walk(root) }
  }

  // MARK: Bodies and values

  mutating func walk(_ root: Int) {
    let place = facts.code[root].owner
    owner = place == DeclFact.none ? nil : index.id(file: file, decl: Int(place))
    locals = ProtocolProxyLocals()
    locals.open()
    path = runsFirst(root) ? [] : [ProtocolProxyUse.Branch(number: -1 - root, statement: root)]
    if let owner, [.func, .`init`, .subscript].contains(index.decl(owner).kind) {
      for parameter in facts.parameters[index.decl(owner).parameters.indices] {
        declareParameter(parameter.name, parameter.type)
      }
    }
    returned = [nil]
    visitBlock(root, isValue: isValue(root))
    guard let owner, let value = returned[0] ?? nil else { return }
    if isInitialValue(root) { assigned[owner, default: []].append(value) } else { share(value) }
  }

  /// The value of a property, which is there before anything else happens.
  func isInitialValue(_ root: Int) -> Bool {
    guard let owner else { return false }
    let fact = index.decl(owner)
    guard fact.kind == .var || fact.kind == .let, fact.value != .none, facts.code[root].offset >= fact.nameEnd
    else { return false }
    let before = Int(facts.code[root].first) - 1
    return before < 0 || facts.code[before].owner != facts.code[root].owner || facts.code[before].offset < fact.nameEnd
  }

  /// Whether all else that is done with the type's properties is done later.
  func runsFirst(_ root: Int) -> Bool {
    guard let owner else { return false }
    if isInitialValue(root) { return true }
    guard index.decl(owner).kind == .`init`, let type = index.enclosingType(of: owner) else { return false }
    return index.members(of: type).filter { index.decl($0).kind == .`init` }.count == 1
  }

  /// Whether a body that is a single expression returns it.
  func isValue(_ root: Int) -> Bool {
    guard let owner else { return false }
    let fact = index.decl(owner)
    if isInitialValue(root) { return true }
    switch fact.kind {
    case .func: return !(fact.type.isNone || ["Void", "()"].contains(facts.text(fact.type)))
    case .var, .let, .subscript:
      let place = facts.code[root].owner
      let body = facts.bodies.last { $0.decl == place && $0.offset <= facts.code[root].offset }
      return body?.accessor != .set && body?.accessor != .observer
    default: return false
    }
  }

  /// What properties hold, now that all is known that is assigned to them.
  mutating func settleProperties() {
    for (property, values) in assigned.sorted(by: { $0.key < $1.key }) {
      let known = Set(values.compactMap { $0 })
      guard let first = known.min() else { continue }
      let isCertain = known.count == 1 && !values.contains { $0 == nil }
      let proxy = isCertain ? first : known.sorted().dropFirst().reduce(first) { merged($0, $1) }
      if values.contains(where: { $0 == nil }) { proxies[proxy].adopted = nil }
      proxies[proxy].isReplaced = values.count > 1
      keep(proxy, in: property)
    }
    uses = []
  }

  mutating func keep(_ proxy: Int, in property: DeclID) {
    follow(property, proxy)
    proxies[proxy].isKept = true
    if index.mentions(ofNameOf: property).contains(where: { $0.file != file }) { share(proxy) }
  }

  private mutating func follow(_ property: DeclID, _ proxy: Int) {
    proxyOfProperty[property] = proxy
    unsharedProperties[index.globalName(of: property), default: []].append(property)
  }

  // MARK: Proxies

  mutating func add(_ proxy: ProtocolProxy) -> Int {
    proxies.append(proxy)
    return proxies.count - 1
  }

  mutating func addUnknown() -> Int { add(ProtocolProxy(isShared: true)) }

  mutating func share(_ proxy: Int?) {
    if let proxy { (proxies[proxy].isShared, proxies[proxy].isKept) = (true, true) }
  }

  /// One of the two.
  mutating func merged(_ left: Int, _ right: Int) -> Int {
    if left == right { return left }
    let (one, other) = (proxies[left], proxies[right])
    let isSame = one.adopted != nil && one.adopted?.names == other.adopted?.names
    return add(ProtocolProxy(
      creation: isSame ? one.creation : nil, adopted: isSame ? one.adopted : nil, isShared: one.isShared || other.isShared,
      isKept: one.isKept || other.isKept))
  }

  /// Whether the type is that of proxies, or inherits from it.
  func isProxyType(_ type: Name, at id: DeclID?) -> Bool {
    if type.isNone { return false }
    let text = (id.map { index.text(type, of: $0) } ?? facts.text(type)).filter { !"?!()".contains($0) }
    if text == "ProtocolProxy" || text == "ProtocolProxy.ProtocolProxy" { return true }
    guard let id = id ?? owner, let found = index.resolve(type, at: id).type, index.entry(found).kind == .class
    else { return false }
    return index.foreignSupers(of: found).contains("ProtocolProxy")
      || index.superclasses(of: found).contains { index.text(global: index.entry($0).name) == "ProtocolProxy" }
  }

  /// Whether the code belongs to proxies themselves.
  private var isInProxy: Bool {
    guard let parent = owner.flatMap({ index.parent(of: $0) }) else { return false }
    return isProxyType(index.decl(parent).name, at: parent)
  }

  mutating func proxy(named name: Name) -> Int? {
    if facts.text(name) == "self" { return isInProxy ? addUnknown() : nil }
    if let local = locals[name] { return local.proxy }
    return property(named: name).flatMap { proxy(ofProperty: $0) }
  }

  /// A property of the type around the code, or a variable of the file.
  func property(named name: Name) -> DeclID? {
    if let type = owner.flatMap({ index.enclosingType(of: $0) }) {
      let known = index.global(name, file: file)
      for type in [type] + index.superclasses(of: type) {
        let found = index.members(of: type, named: known).first { [.var, .let].contains(index.decl($0).kind) }
        if let found { return found }
      }
    }
    return variables[name]
  }

  mutating func proxy(ofProperty property: DeclID) -> Int? {
    if let known = proxyOfProperty[property] { return known }
    guard isProxyType(index.decl(property).type, at: property) else { return nil }
    let proxy = addUnknown()
    if index.decl(property).isStored, !isCollecting { follow(property, proxy) }
    return proxy
  }

  mutating func declareParameter(_ name: Name, _ type: Name) {
    locals.declare(name, ProtocolProxyLocals.Local(proxy: isProxyType(type, at: nil) ? addUnknown() : nil, type: type))
  }
}
