import Facts
import Syntax

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
    let labels = global(decl(id).labels, of: id)
    return members(of: type, named: globalName(of: id)).filter { isCounterpart($0, of: id, labels) } + otherForms(of: id, in: type)
  }

  /// The first of them.
  public func counterpart(of id: DeclID, in type: TypeID) -> DeclID? {
    let labels = global(decl(id).labels, of: id)
    return members(of: type, named: globalName(of: id)).first { isCounterpart($0, of: id, labels) } ?? otherForms(of: id, in: type).first
  }

  /// Of two members of a name.
  private func isCounterpart(_ candidate: DeclID, of id: DeclID, _ labels: Name) -> Bool {
    let found = decl(candidate)
    let wanted = decl(id)
    // A case is a member of the enum itself.
    return (found.kind.fulfils(wanted.kind) && global(found.labels, of: candidate) == labels || isGetter(candidate, of: id))
      && (found.isStatic || found.kind == .case) == (wanted.isStatic || wanted.kind == .case)
      && !haveOtherSelectors(candidate, id)
  }

  /// The members of a superclass that the member may override: of several with the same labels those whose parameters may be
  /// the same.
  public func overridable(by id: DeclID, in superclass: TypeID) -> [DeclID] {
    let members = counterparts(of: id, in: superclass)
    if members.count < 2 { return members }
    let left = members.filter { parameterLikenesses(id, $0)?.contains(.different) != true }
    return left.isEmpty ? members : left
  }

  /// Whether two methods of Objective-C differ there, though Swift calls them the same.
  func haveOtherSelectors(_ id: DeclID, _ other: DeclID) -> Bool {
    guard files[file(of: id)].flags.contains(.isObjectiveC), files[file(of: other)].flags.contains(.isObjectiveC),
      decl(id).kind == .func, decl(other).kind == .func, let own = objcFact(of: id), let wanted = objcFact(of: other)
    else { return false }
    return global(own.selector, of: id) != global(wanted.selector, of: other)
  }

  /// Whether one of two members of a name is a property, and the other the method of Objective-C that gets it.
  func isGetter(_ id: DeclID, of other: DeclID) -> Bool {
    let method: DeclID
    switch (decl(id).kind, decl(other).kind) {
    case (.func, .var): method = id
    case (.var, .func): method = other
    default: return false
    }
    return decl(method).parameters.count == 0 && files[file(of: method)].flags.contains(.isObjectiveC)
  }

  /// Whether the member is a property that can be set, and the other the method of Objective-C that sets it.
  func isSetter(_ id: DeclID, of other: DeclID) -> Bool {
    decl(id).kind == .var && decl(id).accessors.contains(.set) && propertyNames(setBy: other).contains(globalName(of: id))
  }

  /// What the property may be called that a method of Objective-C sets: `setTitle:` sets `title`, and `setURL:` perhaps `URL`.
  func propertyNames(setBy id: DeclID) -> [Name] {
    guard files[file(of: id)].flags.contains(.isObjectiveC), decl(id).kind == .func, decl(id).parameters.count == 1,
      name(of: id).hasPrefix("set"), let selector = selector(of: id)
    else { return [] }
    let property = String(selector.dropFirst(3).dropLast())
    return [property.prefix(1).lowercased() + property.dropFirst(), property].compactMap { globalName($0) }
  }

  /// The type's witness of a requirement: its own, or the nearest superclass's.
  public func witness(of requirement: DeclID, in type: TypeID) -> DeclID? {
    for candidate in [type] + superclasses(of: type) {
      if let found = counterpart(of: requirement, in: candidate) { return found }
    }
    return nil
  }

  /// The member of a superclass that the member overrides.
  public func overridden(by id: DeclID) -> DeclID? {
    guard let type = enclosingType(of: id) else { return nil }
    for superclass in superclassesOnTheWay(from: type) {
      if let found = overridable(by: id, in: superclass).first(where: { isVisible($0, to: id) }) { return found }
    }
    return nil
  }

  /// Whether another declaration can know of the member; a private one may have a namesake in a subclass.
  private func isVisible(_ member: DeclID, to other: DeclID) -> Bool {
    switch decl(member).access {
    case .private: enclosingType(of: member) == enclosingType(of: other)
    case .fileprivate: file(of: member) == file(of: other)
    default: true
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
