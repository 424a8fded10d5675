public import Facts
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
    return namesakes(of: id, labels, in: type).filter { isCounterpart($0, of: id, labels) } + otherForms(of: id, in: type)
  }

  /// The first of them.
  public func counterpart(of id: DeclID, in type: TypeID) -> DeclID? {
    let labels = global(decl(id).labels, of: id)
    return namesakes(of: id, labels, in: type).first { isCounterpart($0, of: id, labels) } ?? otherForms(of: id, in: type).first
  }

  /// The type's members of the name; of very many those with the labels alone.
  private func namesakes(of id: DeclID, _ labels: Name, in type: TypeID) -> ContiguousArray<DeclID>.SubSequence {
    let name = globalName(of: id)
    let all = members(of: type, named: name)
    // A method of Objective-C gets what has no labels.
    if all.count <= Overloads.few || isObjectiveC(id) { return all }
    return overloads(all, of: type, named: name).members(labelled: labels)[...]
  }

  func overloads(_ members: ContiguousArray<DeclID>.SubSequence, of type: TypeID, named name: Name) -> Overloads {
    remembered.overloads.value(of: Remembered.Namesakes(type: type, name: name)) { Overloads(members, self) }
  }

  /// What a protocol's own body requires that has the member's name, labels and kind.
  func requirement(like member: DeclID, of type: TypeID) -> DeclID? {
    let own = entry(type).decl
    let labels = global(decl(member).labels, of: member)
    return members(among: namesakes(of: member, labels, in: type), in: own).first { isCounterpart($0, of: member, labels) }
      ?? otherForms(of: member, in: type).first { parent(of: $0) == own }
  }

  /// What a protocol's own body has of a name: it stands together, whatever extensions there are.
  public func requirements(of type: TypeID, named name: Name) -> ContiguousArray<DeclID>.SubSequence {
    members(among: members(of: type, named: name), in: entry(type).decl)
  }

  /// Of the members of a protocol's extensions that have the requirement's name, labels and kind the first so many.
  func firstDefaultsByName(of requirement: DeclID, in type: TypeID, atMost count: Int) -> [DeclID] {
    let labels = global(decl(requirement).labels, of: requirement)
    let all = namesakes(of: requirement, labels, in: type)
    let own = members(among: all, in: entry(type).decl)
    var found: [DeclID] = []
    // What the protocol's own body has is none.
    for members in [all[..<own.startIndex], all[own.endIndex...]] {
      for member in members where isCounterpart(member, of: requirement, labels) && isOfExtension(member) {
        if found.count == count { return found }
        found.append(member)
      }
    }
    return Array((found + otherForms(of: requirement, in: type).filter(isOfExtension)).prefix(count))
  }

  private func isOfExtension(_ member: DeclID) -> Bool { parent(of: member).map { decl($0).kind } == .extension }

  private func members(among members: ContiguousArray<DeclID>.SubSequence, in own: DeclID) -> ContiguousArray<DeclID>.SubSequence {
    let first = members.indices.firstPlace { members[$0] > own }
    return members[first..<(first..<members.endIndex).firstPlace { parent(of: members[$0]) != own }]
  }

  /// Whether a type has so many members of the name that it is worth while to know their types.
  func hasManyMembers(_ type: TypeID, namedLike id: DeclID) -> Bool { members(of: type, named: globalName(of: id)).count > Overloads.few }

  /// Of a type's many members that correspond to another those whose types may be equal.
  func counterparts(of types: MemberTypes, in type: TypeID) -> [DeclID] {
    let name = globalName(of: types.member)
    let all = members(of: type, named: name)
    let labels = global(decl(types.member).labels, of: types.member)
    return overloads(all, of: type, named: name).members(equalTo: types, self).filter { isCounterpart($0, of: types.member, labels) }
      + otherForms(of: types.member, in: type)
  }

  /// Of two members of a name.
  func isCounterpart(_ candidate: DeclID, of id: DeclID, _ labels: Name) -> Bool {
    let found = decl(candidate)
    let wanted = decl(id)
    // A case is a member of the enum itself.
    return (found.kind.fulfils(wanted.kind) && global(found.labels, of: candidate) == labels || isGetter(candidate, of: id))
      && (found.isStatic || found.kind == .case) == (wanted.isStatic || wanted.kind == .case)
      && !haveOtherSelectors(candidate, id)
  }

  /// Whether two methods of Objective-C differ there, though Swift calls them the same.
  func haveOtherSelectors(_ id: DeclID, _ other: DeclID) -> Bool {
    guard isObjectiveC(id), isObjectiveC(other),
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
    return decl(method).parameters.count == 0 && isObjectiveC(method)
  }

  /// What Swift calls the property that a method of Objective-C gets, or sets.
  public func nameOfProperty(accessedBy id: DeclID) -> String? {
    guard decl(id).kind == .func, isObjectiveC(id), decl(id).parameters.count < 2, let type = enclosingType(of: id) else { return nil }
    let names = decl(id).parameters.count == 0 ? [globalName(of: id)] : propertyNames(setBy: id)
    return names.first { name in members(of: type, named: name).contains { decl($0).kind == .var } }.map { text(global: $0) }
  }

  /// Whether the member is a property that can be set, and the other the method of Objective-C that sets it.
  func isSetter(_ id: DeclID, of other: DeclID) -> Bool {
    decl(id).kind == .var && decl(id).accessors.contains(.set) && propertyNames(setBy: other).contains(globalName(of: id))
  }

  /// What the property may be called that a method of Objective-C sets: `setTitle:` sets `title`, and `setURL:` perhaps `URL`.
  func propertyNames(setBy id: DeclID) -> [Name] {
    guard isObjectiveC(id), decl(id).kind == .func, decl(id).parameters.count == 1,
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
