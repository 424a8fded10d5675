import Facts
public import Syntax

// Requirements, witnesses, overrides: members matched by name, labels, kind and static-ness.
extension ProjectIndex {
  /// What the protocol's own body requires; what it inherits is not among them.
  public func requirements(of type: TypeID) -> [DeclID] {
    let own = entry(type).decl
    return members(of: type).filter { parent(of: $0) == own && decl($0).kind.isMember }
  }

  /// The members of the protocol's extensions.
  public func extensionMembers(of type: TypeID) -> [DeclID] {
    let own = entry(type).decl
    return members(of: type).filter { parent(of: $0) != own && decl($0).kind.isMember }
  }

  /// The type's own members that a requirement or a superclass's member of this name, labels and kind corresponds to.
  public func counterparts(of id: DeclID, in type: TypeID) -> [DeclID] {
    let wanted = decl(id)
    let name = globalName(of: id)
    let labels = global(wanted.labels, of: id)
    return members(of: type).filter { candidate in
      let found = decl(candidate)
      return found.kind.fulfils(wanted.kind) && globalName(of: candidate) == name
        && global(found.labels, of: candidate) == labels && found.isStatic == wanted.isStatic
    }
  }

  /// The type's witness of a requirement: its own, or the nearest superclass's.
  public func witness(of requirement: DeclID, in type: TypeID) -> DeclID? {
    for candidate in [type] + superclasses(of: type) {
      if let found = counterparts(of: requirement, in: candidate).first { return found }
    }
    return nil
  }

  /// The member of a superclass that the member overrides.
  public func overridden(by id: DeclID) -> DeclID? {
    guard let type = enclosingType(of: id) else { return nil }
    for superclass in superclasses(of: type) {
      if let found = counterparts(of: id, in: superclass).first { return found }
    }
    return nil
  }

  /// The access that counts for the declaration: its own, if those around it allow it.
  public func effectiveAccess(of id: DeclID) -> AccessLevel {
    var level = accessByItself(id)
    var next = parent(of: id)
    while let outer = next {
      if decl(outer).kind != .extension { level = min(level, accessByItself(outer)) }
      next = parent(of: outer)
    }
    // An extension's members are no more visible than what it extends.
    if let type = enclosingType(of: id), entry(type).decl != parent(of: id) {
      level = min(level, effectiveAccess(of: entry(type).decl))
    }
    return level
  }

  private func accessByItself(_ id: DeclID) -> AccessLevel {
    let fact = decl(id)
    if fact.access != .unwritten { return fact.access }
    guard let outer = parent(of: id) else { return .internal }
    switch decl(outer).kind {
    // A requirement is as visible as its protocol, a case as its enum.
    case .protocol: return accessByItself(outer)
    case .enum where fact.kind == .case: return accessByItself(outer)
    case .extension: return decl(outer).access == .unwritten ? .internal : decl(outer).access
    default: return .internal
    }
  }
}

extension DeclKind {
  /// Not a type and not an import.
  var isMember: Bool {
    switch self {
    case .func, .`init`, .subscript, .var, .let, .case: true
    default: false
    }
  }

  /// Whether a member of this kind can be what one of the other kind asks for.
  func fulfils(_ wanted: DeclKind) -> Bool {
    switch (self, wanted) {
    case (.let, .var), (.case, .var), (.case, .func), (.var, .let): true
    default: self == wanted
    }
  }
}
