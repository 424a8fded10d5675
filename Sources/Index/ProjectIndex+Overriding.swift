import Facts
import Syntax

// Which members of superclasses a member overrides, and which ones a call of super means.
extension ProjectIndex {
  /// What `find` makes of the members that a member may override, in the nearest superclass where it makes something of them.
  /// Members with other parameters are meant only where no superclass has one with the same.
  public func nearest<Found>(overriddenBy id: DeclID, _ find: ([DeclID]) -> Found?) -> Found? {
    guard let type = enclosingType(of: id) else { return nil }
    var types: MemberTypes?
    var other: Found?
    var hasSame = false
    for superclass in superclassesOnTheWay(from: type) {
      let members = counterparts(of: id, in: superclass)
      if members.isEmpty { continue }
      let known = types ?? self.types(of: id)
      types = known
      let same = overridable(by: known, members, in: superclass)
      if same.isEmpty {
        if !hasSame, other == nil { other = find(members) }
      } else if let found = find(same) {
        return found
      } else {
        hasSame = true
      }
    }
    return hasSame ? nil : other
  }

  /// The member of a superclass that the member overrides.
  public func overridden(by id: DeclID) -> DeclID? {
    nearest(overriddenBy: id) { members in members.first { isVisible($0, to: id) } }
  }

  /// Whether another declaration can know of the member; a private one may have a namesake in a subclass.
  private func isVisible(_ member: DeclID, to other: DeclID) -> Bool {
    switch decl(member).access {
    case .private: enclosingType(of: member) == enclosingType(of: other)
    case .fileprivate: file(of: member) == file(of: other)
    default: true
    }
  }

  // MARK: Overloads

  /// Of a superclass's members that correspond to another those whose parameters may be the same; where several have the very
  /// same those with the same effects, too, and with the same result.
  private func overridable(by types: MemberTypes, _ members: [DeclID], in superclass: TypeID) -> [DeclID] {
    let twins = twins(of: types, among: members, in: superclass)
    if !twins.isEmpty { return twins }
    let alike = candidates(for: types, members, in: superclass).filter { parameterLikenesses(types, $0)?.contains(.different) != true }
    // What Objective-C implements it declares as well.
    if alike.count < 2 || alike.contains(where: { objcFact(of: $0) != nil }) { return alike }
    let able = kept(alike) { isAble($0, types.member) }
    let same = able.filter { parameterLikenesses(types, $0)?.allSatisfy { $0 == .equal } == true }
    if same.count < 2 { return same.isEmpty ? able : same }
    return kept(kept(same) { hasEffects(of: types.member, $0) }) { likeness(types, $0) == .equal }
  }

  /// Of very many members those that are the very same in all that tells overloads apart: no others are meant then, and
  /// to hold each against each would take their square.
  private func twins(of types: MemberTypes, among members: [DeclID], in superclass: TypeID) -> [DeclID] {
    if members.count <= Overloads.few || members.contains(where: { objcFact(of: $0) != nil }) { return [] }
    return counterparts(of: types, in: superclass).filter { likeness(types, $0) == .equal && hasEffects(of: types.member, $0) }
  }

  /// Those for which something holds, unless that leaves none.
  private func kept(_ members: [DeclID], _ isKept: (DeclID) -> Bool) -> [DeclID] {
    let left = members.filter(isKept)
    return left.isEmpty ? members : left
  }

  private static let effects: DeclFact.Flags = [.isAsync, .isThrowing]

  /// Whether an override may have its effects because the member has them: it may leave some out, but not add any.
  private func isAble(_ member: DeclID, _ override: DeclID) -> Bool {
    decl(override).flags.intersection(ProjectIndex.effects).isSubset(of: decl(member).flags) || isAwaiting(override, formOf: member)
  }

  private func hasEffects(of override: DeclID, _ member: DeclID) -> Bool {
    decl(override).flags.intersection(ProjectIndex.effects) == decl(member).flags.intersection(ProjectIndex.effects)
      || isAwaiting(override, formOf: member)
  }

  /// Of a superclass's members that correspond to another all that may take the same; of very many not many besides.
  private func candidates(for types: MemberTypes, _ members: [DeclID], in superclass: TypeID) -> [DeclID] {
    if members.count <= Overloads.few { return members }
    let name = globalName(of: types.member)
    let all = self.members(of: superclass, named: name)
    if all.count <= Overloads.few { return members }
    let labels = global(decl(types.member).labels, of: types.member)
    return overloads(all, of: superclass, named: name).members(takingLike: types).filter { isCounterpart($0, of: types.member, labels) }
      + otherForms(of: types.member, in: superclass)
  }

  // MARK: Super

  /// What a call of super may mean besides the member that is overridden: overloads that take the same labels, and that no
  /// nearer superclass overrides. What a call hands over is not known.
  public func others(meantBySuperCall id: MentionID, besides overridden: DeclID) -> [DeclID] {
    guard let owner = owner(of: id), let type = enclosingType(of: owner), objcFact(of: overridden) == nil else { return [] }
    let mention = mention(id)
    // What awaits cannot be called where nothing does.
    let isSync = decl(owner).kind == .func && !decl(owner).flags.contains(.isAsync) && !mention.use.contains(.inClosure)
    // Closures take no labels: `super.page(page, didTurnTo: 3)` calls no property `page`.
    let hasLabels = ProjectIndex.labels(files[id.file].text(mention.labels)).contains { $0 != "_" }
    var hidden: [DeclID] = []
    var others: [DeclID] = []
    for superclass in superclassesOnTheWay(from: type).prefix(ProjectIndex.mostSuperclasses) {
      let all = members(of: superclass, named: names.global(mention.name, file: id.file))
      if all.count > ProjectIndex.mostOverloads { continue }
      let members = all.filter { member in
        decl(member).isStatic == decl(owner).isStatic && fits(mention, id, member) && !(isSync && decl(member).flags.contains(.isAsync))
          && !(hasLabels && [.var, .let].contains(decl(member).kind))
      }
      if members.isEmpty { continue }
      let below = Set(hidden.flatMap { overridable(by: types(of: $0), counterparts(of: $0, in: superclass), in: superclass) })
      hidden += members
      others += members.filter { $0 != overridden && !below.contains($0) }
    }
    return others
  }

  /// Nobody writes so many; to look at all of them for each call would take their square.
  private static let mostOverloads = 64

  /// More are not asked for overloads.
  private static let mostSuperclasses = 16
}
