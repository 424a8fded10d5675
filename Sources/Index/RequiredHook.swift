public import Facts
import Syntax

/// A member that each concrete subclass must override, and what says so.
public struct RequiredHook: Equatable, Sendable {
  public enum Evidence: Equatable, Sendable {
    /// Its body traps and says that subclasses are meant, or calls a helper that is named for it.
    case trap
    /// A comment says so; the words are the file's.
    case comment(ContractFact)
    /// `accesslint:required`, a field of its documentation, or a configuration.
    case mark(ContractFact)
    /// Its body traps without a word, and most subclasses override it.
    case custom
  }

  public let decl: DeclID
  public let evidence: Evidence
  /// Nothing if the body works.
  public let trap: TrapBody?

  /// A header declares what the implementation has: of both the one that says most.
  public func saysMore(than other: RequiredHook) -> Bool { weight > other.weight }

  private var weight: Int {
    if trap == nil { return 0 }
    return evidence == .trap ? 3 : evidence == .custom ? 1 : 2
  }
}

/// The required hooks of all classes, as far as words tell them.
struct HookTable: Sendable {
  private var hooks: [TypeID: [RequiredHook]] = [:]
  private var hookOfMember: [DeclID: RequiredHook] = [:]
  /// For each type whether it has any: that is asked of all classes below another.
  private var hasHooks: ContiguousArray<Bool> = []
  /// Whether a declaration is among those, up to the last of them: all are asked for, and hardly one is.
  private var isHook: ContiguousArray<Bool> = []

  init() {}

  init(_ index: ProjectIndex) {
    hasHooks = ContiguousArray(repeating: false, count: index.typeCount)
    for file in index.files.indices {
      var last = UInt32.max
      for body in index.files[file].bodies where TrapTable.isStub(body) && body.decl != last {
        last = body.decl
        add(index.id(file: file, decl: Int(body.decl)), index)
      }
      for contract in index.files[file].contracts where contract.kind == .required {
        add(index.id(file: file, decl: Int(contract.decl)), index)
      }
    }
    for (id, contracts) in index.annotationTable.contracts.sorted(by: { $0.key < $1.key }) {
      if contracts.contains(where: { $0.kind == .required }) { add(id, index) }
    }
  }

  private mutating func add(_ id: DeclID, _ index: ProjectIndex) {
    guard let type = index.enclosingType(of: id), let hook = index.hook(id) else { return }
    if hookOfMember.updateValue(hook, forKey: id) != nil { return }
    hooks[type, default: []].append(hook)
    hasHooks[type.place] = true
    let place = Int(id.raw)
    if place >= isHook.count { isHook.append(contentsOf: repeatElement(false, count: place + 1 - isHook.count)) }
    isHook[place] = true
  }

  func hooks(of type: TypeID) -> [RequiredHook] { hasHooks(type) ? hooks[type] ?? [] : [] }

  func hasHooks(_ type: TypeID) -> Bool { !hasHooks.isEmpty && hasHooks[type.place] }

  func hook(_ id: DeclID) -> RequiredHook? {
    let place = Int(id.raw)
    return place < isHook.count && isHook[place] ? hookOfMember[id] : nil
  }
}

extension ProjectIndex {
  /// The class's own members that subclasses must override, as far as words tell them.
  public func requiredHooks(of type: TypeID) -> [RequiredHook] { hookTable.hooks(of: type) }

  /// Whether there are any.
  func hasRequiredHooks(_ type: TypeID) -> Bool { hookTable.hasHooks(type) }

  /// What makes the member one that subclasses must override; `nil` where nothing does, or nobody could.
  public func requiredHook(_ id: DeclID) -> RequiredHook? { hookTable.hook(id) }

  fileprivate func hook(_ id: DeclID) -> RequiredHook? {
    // What never returns is a helper of those who have nothing to do.
    guard isOverridable(id), text(decl(id).type, of: id) != "Never", !isHelperOfStubs(id) else { return nil }
    let trap = trapBody(of: id) ?? trapOfImplementation(id)
    guard let evidence = evidence(id, trap) else { return nil }
    return RequiredHook(decl: id, evidence: evidence, trap: trap)
  }

  /// Whether several stubs call it to say what it says, and its name tells that it is there for that.
  private func isHelperOfStubs(_ id: DeclID) -> Bool {
    guard TrapTable.isNameOfHelper(name(of: id)) else { return false }
    let (own, bodies) = (place(of: id), files[file(of: id)].bodies)
    return bodies.count { TrapTable.isStub($0) && $0.callee == decl(id).name && Int($0.decl) != own } > 1
  }

  private func evidence(_ id: DeclID, _ trap: TrapBody?) -> RequiredHook.Evidence? {
    let contracts = contractKinds(ofName: globalName(of: id)).isEmpty ? [] : contracts(of: id)
    if let mark = contracts.first(where: { $0.kind == .required && $0.source.isMark }) { return .mark(mark) }
    if let trap {
      switch meaning(of: trap, id) {
      case .subclassesMust: return isMostlyLeftAlone(id) ? nil : .trap
      case .implementationIsMissing: if !isOverriding(id), !isWidelyLeftAlone(id) { return .trap }
      case .isNotOffered: return nil
      case .nothing: break
      }
    }
    if let trap, let asked = contracts.first(where: { isAskedFor($0, behind: trap, id) }), !isMostlyLeftAlone(id), !isOverriding(id) {
      return .comment(asked)
    }
    // Where most of several subclasses do without, a body that works is enough for them, whatever the comment says; and where
    // many do, not even that. On an override that works the words are those of the member that it overrides.
    if let said = contracts.first(where: { $0.kind == .required && isAboutSubclasses($0, id) && (trap != nil || saysMore($0, id)) }),
      trap != nil || isMeant(id) && !isOverriding(id), !isWidelyLeftAlone(id)
    {
      return .comment(said)
    }
    return trap.map { isCustom(id, $0) } == true ? .custom : nil
  }

  /// `Subclasses should override this`, above a body that traps without a word: then the comment is the trap's message.
  private func isAskedFor(_ contract: ContractFact, behind trap: TrapBody, _ id: DeclID) -> Bool {
    guard contract.kind == .overridable, !contract.source.isMark, trap.message.isNone else { return false }
    let said = text(contract.text, of: id)
    return !HookWords.isFreedom(said) && words.meaning(of: said, inClass: enclosingName(of: id)) == .subclassesMust
  }

  /// Whether documentation says more than `Abstract`, which may be told of a hook as well: a body that works is its default.
  private func saysMore(_ contract: ContractFact, _ id: DeclID) -> Bool {
    contract.source != .docComment || text(contract.text, of: id).lowercased() != "abstract"
  }

  /// Whether a comment may be meant as it says though the body traps not.
  private func isMeant(_ id: DeclID) -> Bool {
    isCustomarilyOverridden(id) || doesNothing(id) || hasFewHeirs(id) && isPlaceholder(id)
  }

  /// `{ 0 }`, `{ return nil }`
  private func isPlaceholder(_ id: DeclID) -> Bool {
    body(of: id).map { $0.statements <= 1 } == true && objcFact(of: id) == nil && mentions(inBodyOf: id).isEmpty
  }

  private func doesNothing(_ id: DeclID) -> Bool {
    decl(id).kind == .func && (body(of: id) ?? implementation(of: id).flatMap { body(of: $0) })?.statements == 0
  }

  /// Where the method has its body that a header of Objective-C declares.
  func implementation(of id: DeclID) -> DeclID? {
    guard let objc = objcFact(of: id), !objc.flags.contains(.implementation), let type = enclosingType(of: id) else { return nil }
    return members(of: type, named: globalName(of: id)).first { other in
      other != id && body(of: other) != nil && objcFact(of: other).map { text($0.selector, of: other) } == text(objc.selector, of: id)
        && decl(other).isStatic == decl(id).isStatic
    }
  }

  /// Without words: those are the other file's.
  private func trapOfImplementation(_ id: DeclID) -> TrapBody? {
    implementation(of: id).flatMap { trapBody(of: $0) }.map { TrapBody(message: .none, isGoneInRelease: $0.isGoneInRelease, callee: .none) }
  }

  /// A stub that says nothing, of which most subclasses know what it means; fakes of tests are full of other ones.
  private func isCustom(_ id: DeclID, _ trap: TrapBody) -> Bool {
    guard trap.message.isNone || HookWords.saysNothing(words(of: trap, in: id), of: [name(of: id), enclosingName(of: id)]) else {
      return false
    }
    // `assertionFailure(); return nil`: what has none needs none.
    if trap.isGoneInRelease, text(decl(id).type, of: id).hasSuffix("?") { return false }
    return role(of: id) == .production && isCustomarilyOverridden(id) && !isOverriding(id) && !isWidelyLeftAlone(id)
  }

  /// Objective-C has no word for it.
  private func isOverriding(_ id: DeclID) -> Bool {
    decl(id).has(.override) || (objcFact(of: id) != nil && overridden(by: id) != nil)
  }

  private func meaning(of trap: TrapBody, _ id: DeclID) -> HookWords.Meaning {
    if HookWords.isNameOfAbstractHelper(text(trap.callee, of: id)) || words.functions.contains(text(trap.callee, of: id)) {
      return .subclassesMust
    }
    if trap.message.isNone { return meaningOfHelper(trap, id) }
    // A constant may have a name that says more than its text.
    let meaning = words.meaning(of: words(of: trap, in: id), inClass: enclosingName(of: id))
    return meaning == .nothing ? words.meaning(of: text(trap.message, of: id), inClass: enclosingName(of: id)) : meaning
  }

  /// What the function says that a stub without words calls: `func work() { unimplemented() }`.
  private func meaningOfHelper(_ trap: TrapBody, _ id: DeclID) -> HookWords.Meaning {
    let helpers = namesakes(global(trap.callee, of: id))
    guard helpers.count == 1, let helper = helpers.first, let said = trapBody(of: helper), !said.message.isNone else { return .nothing }
    return words.meaning(of: words(of: said, in: helper), inClass: enclosingName(of: id))
  }

  /// A comment in a body that does something is about what it does.
  private func isAboutSubclasses(_ contract: ContractFact, _ id: DeclID) -> Bool {
    guard contract.source == .body else { return true }
    guard let body = body(of: id) else { return false }
    return body.statements == 0 || trapBody(of: id) != nil
  }

  // MARK: Who can be overridden

  /// Whether subclasses can be asked to override the member: an instance's, or one of `class`, of a class that can have
  /// subclasses.
  func isOverridable(_ id: DeclID) -> Bool {
    let fact = decl(id)
    switch fact.kind {
    case .func, .var, .subscript: break
    default: return false
    }
    if fact.has(.final) || fact.has(.static) { return false }
    guard let type = enclosingType(of: id), entry(type).kind == .class, !decl(entry(type).decl).has(.final) else { return false }
    if isRetired(id) { return false }
    // In old sources a file's classes may override its private members.
    return fact.access != .private || !nearestOverrides(of: id).isEmpty
  }
}
