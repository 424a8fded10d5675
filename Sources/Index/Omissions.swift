import Facts
import Syntax

/// A class that inherits a member which it should have overridden.
public struct Omission: Equatable, Sendable {
  public let type: TypeID
  /// Classes below it that inherit the member from the same place.
  public fileprivate(set) var deeper: [TypeID]
}

// Who overrides a member, and who does not.
extension ProjectIndex {
  /// The overrides of a member that no other override stands above of, in the order of the hierarchy.
  public func nearestOverrides(of id: DeclID) -> [DeclID] {
    guard let type = enclosingType(of: id) else { return [] }
    var overrides: [DeclID] = []
    var seen: Set<DeclID> = []
    for place in classTree.allPlaces(of: type) {
      forEachOverride(of: id, below: place) { override in
        if seen.insert(override.member).inserted { overrides.append(override.member) }
      }
    }
    return overrides
  }

  /// Of each branch the first override.
  private func forEachOverride(of id: DeclID, below place: Int, _ body: (ClassTree.Override) -> Void) {
    var end = place
    for override in overrides(of: id, below: place) where override.node >= end {
      guard isOverride(override.member, of: id) else { continue }
      body(override)
      end = classTree.nodes[override.node].end
    }
  }

  /// Those of the member's name, of what Swift calls it where it awaits, and of the property that it sets.
  private func overrides(of id: DeclID, below place: Int) -> ContiguousArray<ClassTree.Override>.SubSequence {
    let name = globalName(of: id)
    let found = classTree.overrides(of: name, below: place)
    var others = propertyNames(setBy: id)
    if let awaited = awaitedName(of: id), awaited.name != name { others.append(awaited.name) }
    if others.isEmpty { return found }
    let all = others.reduce(ContiguousArray(found)) { $0 + classTree.overrides(of: $1, below: place) }
    return ContiguousArray(all.sorted { $0.node < $1.node })[...]
  }

  /// Whether there is anything in the classes below that may override it.
  func mayBeOverridden(_ id: DeclID) -> Bool {
    guard let type = enclosingType(of: id) else { return true }
    return classTree.allPlaces(of: type).contains { !overrides(of: id, below: $0).isEmpty }
  }

  private func isOverride(_ candidate: DeclID, of id: DeclID) -> Bool {
    if isAwaiting(candidate, formOf: id) { return true }
    let (found, wanted) = (decl(candidate), decl(id))
    guard found.isStatic == wanted.isStatic, !haveOtherSelectors(candidate, id), !onlyObserves(candidate) else { return false }
    if isGetter(candidate, of: id) || isSetter(candidate, of: id) { return true }
    return found.kind.fulfils(wanted.kind) && global(found.labels, of: candidate) == global(wanted.labels, of: id)
  }

  /// Whether all that an override of a property adds is to observe it: who asks for its value gets the superclass's.
  func onlyObserves(_ id: DeclID) -> Bool { decl(id).isStored && decl(id).has(.override) }

  /// Whether at least one class overrides the member, and at least half of those at the end of the hierarchy inherit an
  /// override.
  public func isCustomarilyOverridden(_ id: DeclID) -> Bool {
    let (leaves, covered) = heirs(of: id)
    return covered > 0 && covered * 2 >= leaves
  }

  /// Whether there are too few classes below the member's to tell by them what is the custom.
  func hasFewHeirs(_ id: DeclID) -> Bool { (1...2).contains(heirs(of: id).leaves) }

  /// The classes at the end of the hierarchy, and how many of them inherit an override.
  func heirs(of id: DeclID) -> (leaves: Int, covered: Int) {
    guard let type = enclosingType(of: id) else { return (0, 0) }
    var (leaves, covered) = (0, 0)
    for place in classTree.allPlaces(of: type) {
      leaves += classTree.leafCount(place + 1..<classTree.nodes[place].end)
      forEachOverride(of: id, below: place) { override in
        let heirs = override.node..<classTree.nodes[override.node].end
        // One that traps as well, and has no heirs, is as little written as the member.
        if heirs.count > 1 || trapBody(of: override.member) == nil { covered += classTree.leafCount(heirs) }
      }
    }
    return (leaves, covered)
  }

  /// Nobody forgets the same in more classes than these.
  static let mostForgetful = 5

  /// Whether so many classes do without an override that it can be no mistake; those that inherit it from there count as one.
  func isWidelyLeftAlone(_ id: DeclID) -> Bool {
    isLeftAlone(id, byMoreThan: ProjectIndex.mostForgetful) { _ in true }
  }

  /// Whether more than twice as many of them do without as override it: what asks for it is only called for some.
  func isMostlyLeftAlone(_ id: DeclID) -> Bool {
    isLeftAlone(id, byMoreThan: max(ProjectIndex.mostForgetful, nearestOverrides(of: id).count) * 2) { type in
      counterpart(of: id, in: type) == nil
    }
  }

  /// Whether more classes than so many do without an override; nobody counts the rest.
  private func isLeftAlone(_ id: DeclID, byMoreThan count: Int, where isCounted: (TypeID) -> Bool) -> Bool {
    var rest = count + 1
    _ = omissions(
      of: id, isAbstract: { _ in false }, isMade: { _ in false },
      goesOn: { type in
        if isCounted(type) { rest -= 1 }
        return rest > 0
      })
    return rest == 0
  }

  /// All superclasses of a class, those of other platforms too.
  public func everySuperclass(of type: TypeID) -> [TypeID] {
    var seen: Set<TypeID> = [type]
    var found: ContiguousArray<TypeID> = [type]
    var next = 0
    while next < found.count {
      for superclass in hierarchy.directSuperclasses(of: found[next]) where seen.insert(superclass).inserted {
        found.append(superclass)
      }
      next += 1
    }
    return Array(found.dropFirst())
  }

  public func hasSubclasses(_ type: TypeID) -> Bool { classTree.hasSubclasses(type) }

  func isSubclass(_ type: TypeID, of other: TypeID) -> Bool { classTree.isBelow(type, other) }

  /// The classes that should have overridden the member: those that are complete and inherit it.
  ///
  /// A class is complete if values are made of it, or if none below it overrides the member either.
  ///
  /// - Parameters:
  ///   - isAbstract: Whether a class leaves something to its own subclasses.
  ///   - isMade: Whether values are made of a class.
  ///   - goesOn: Whether to look for more behind a class.
  public func omissions(
    of id: DeclID, isAbstract: (TypeID) -> Bool, isMade: (TypeID) -> Bool, goesOn: (TypeID) -> Bool = { _ in true }
  ) -> [Omission] {
    guard let type = enclosingType(of: id) else { return [] }
    var omissions: [Omission] = []
    var seen: Set<TypeID> = []
    var isDone = false
    for place in classTree.allPlaces(of: type) {
      var (start, made) = (place + 1, place + 1)
      forEachOverride(of: id, below: place) { override in
        isDone = isDone || !collect(start..<override.node, isAbstract, isMade, goesOn, &made, &omissions, &seen)
        start = classTree.nodes[override.node].end
      }
      isDone = isDone || !collect(start..<classTree.nodes[place].end, isAbstract, isMade, goesOn, &made, &omissions, &seen)
    }
    return omissions
  }

  /// A stretch of places where nobody overrides; what is below `made` belongs to the last omission. Whether to go on.
  private func collect(
    _ places: Range<Int>, _ isAbstract: (TypeID) -> Bool, _ isMade: (TypeID) -> Bool, _ goesOn: (TypeID) -> Bool,
    _ made: inout Int, _ omissions: inout [Omission], _ seen: inout Set<TypeID>
  ) -> Bool {
    var place = places.lowerBound
    while place < places.upperBound {
      let node = classTree.nodes[place]
      let isWhole = node.end <= places.upperBound && !isAbstract(node.type)
      if isWhole || (!isAbstract(node.type) && isMade(node.type)) {
        var deeper: [TypeID] = []
        if isWhole { deeper = classTree.nodes[place + 1..<node.end].map(\.type) }
        if seen.contains(node.type) {
        } else if place < made, let last = omissions.indices.last {
          omissions[last].deeper += [node.type] + deeper
        } else {
          omissions.append(Omission(type: node.type, deeper: deeper))
          seen.insert(node.type)
          made = max(made, node.end)
          if !goesOn(node.type) { return false }
        }
      }
      place = isWhole ? node.end : place + 1
    }
    return true
  }
}
