import Facts
public import Syntax

// Who may see a declaration.
extension ProjectIndex {
  /// The access that counts for the declaration: its own, if those around it allow it.
  public func effectiveAccess(of id: DeclID) -> AccessLevel {
    var level = accessByItself(id)
    var outer = outerDecl(of: id)
    // Types lie in one another only so deep.
    for _ in 0..<ProjectIndex.deepestType {
      guard let next = outer else { return level }
      level = min(level, accessByItself(next))
      outer = outerDecl(of: next)
    }
    return min(level, .private)
  }

  private static let deepestType = 64

  /// Whether the declaration itself, or the extension around it, keeps it to its file; those around it may be as private.
  public func isKeptToFile(_ id: DeclID) -> Bool { accessByItself(id) <= .fileprivate }

  /// Whether a member would have to be public to be what a protocol requires, and is not; without a protocol of the project it is
  /// one that all see.
  public func isHidden(_ member: DeclID, from protocolType: TypeID?) -> Bool {
    let owners = [protocolType, enclosingType(of: member)].compactMap { $0.map { entry($0).decl } }
    return owners.allSatisfy { effectiveAccess(of: $0) >= .public } && effectiveAccess(of: member) < .public
  }

  /// Whether the module of the other declaration can know of this one, or at least its file, by a `@testable import`.
  public func isVisible(_ id: DeclID, inModuleOf other: DeclID) -> Bool {
    if areInOneModule(id, other) { return true }
    let access = effectiveAccess(of: id)
    return access >= .package || access >= .internal && testedModules(inFile: file(of: other)).contains(module(of: id).name)
  }

  /// What a file imports with `@testable`.
  private func testedModules(inFile file: Int) -> Set<String> {
    remembered.testedModules.value(of: file) {
      let facts = files[file]
      let imports = facts.decls.filter { $0.kind == .import && facts.hasAttribute("testable", $0) }
      return Set(imports.map { String(facts.text($0.name).prefix { $0 != "." }) })
    }
  }

  /// The same of a member of a protocol's extension and of a type that adopts the protocol: whose module knows an internal
  /// protocol of another compiles its files as well.
  public func isVisible(_ member: DeclID, inModuleOf other: DeclID, adopting type: TypeID) -> Bool {
    if isVisible(member, inModuleOf: other) { return true }
    let own = entry(type).decl
    if module(of: member).isWhole { return false }
    return areInOneModule(member, own) && !isVisible(own, inModuleOf: other)
  }

  /// Whether whoever wrote a member of a type can know that it, or a superclass, adopts a protocol where that is said.
  public func isVisible(_ type: TypeID, adoptedAt adoption: DeclID, toAuthorOf member: DeclID) -> Bool {
    let own = entry(type).decl
    if effectiveAccess(of: own) <= .fileprivate { return file(of: own) == file(of: member) }
    return areInOneModule(adoption, member) || isVisible(own, inModuleOf: member) && dependsOn(moduleOf: adoption, module(of: member))
  }

  /// Whether the other declaration's module can declare such a member, too: it knows all of the project's types in it.
  public func canBeDeclared(_ member: DeclID, inModuleOf other: DeclID) -> Bool {
    if areInOneModule(member, other) { return true }
    let texts = parameters(of: member).map(\.type) + [decl(member).type]
    return texts.flatMap { text($0, of: member).identifiers }.allSatisfy { word in
      let types = types(named: String(word)).map { entry($0).decl }
      return types.isEmpty || types.contains { type in
        areInOneModule(type, other) || isVisible(type, inModuleOf: other) && dependsOn(moduleOf: type, module(of: other))
      }
    }
  }

  /// Whether others than the project may use it.
  public func isOffered(_ id: DeclID) -> Bool { effectiveAccess(of: id) >= .public && module(of: id).isOpenWorld }

  /// Whether a class of another module can only be overridden there in what is open.
  public func isOpen(_ base: TypeID, to member: DeclID) -> Bool {
    decl(entry(base).decl).access == .open && !areInOneModule(entry(base).decl, member)
  }

  /// Whether a module depends on a declaration's, be it by way of others.
  private func dependsOn(moduleOf id: DeclID, _ module: ModuleLayout.Module) -> Bool {
    let wanted = self.module(of: id).name
    var seen = Set(module.dependencies)
    var pending = module.dependencies
    while let next = pending.popLast() {
      if next == wanted { return true }
      for other in layout.modules where other.name == next {
        pending += other.dependencies.filter { seen.insert($0).inserted }
      }
    }
    return false
  }

  /// The type's own declaration around a member, be it one of an extension.
  private func outerDecl(of id: DeclID) -> DeclID? {
    guard let outer = parent(of: id) else { return nil }
    guard decl(outer).kind == .extension else { return outer }
    return type(of: outer).map { entry($0).decl }
  }

  private func accessByItself(_ id: DeclID) -> AccessLevel {
    var id = id
    while true {
      let fact = decl(id)
      if fact.access != .unwritten { return fact.access }
      guard let outer = parent(of: id) else { return .internal }
      switch decl(outer).kind {
      // A requirement is as visible as its protocol, a case as its enum; protocols in protocols are no Swift.
      case .protocol where fact.kind != .protocol: id = outer
      case .enum where fact.kind == .case: id = outer
      case .extension: return decl(outer).access == .unwritten ? .internal : decl(outer).access
      default: return .internal
      }
    }
  }
}
