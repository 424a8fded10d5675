import Facts
import Syntax

/// What a complete class lacks: a hook that it had to override, and the calls that run into the stub.
public struct Lack: Sendable {
  public let hook: RequiredHook
  public let omission: Omission
  public let reach: Reach
}

extension ProjectIndex {
  /// What each class below lacks of a class's hooks.
  public func lacks(of type: TypeID, _ hooks: [RequiredHook]) -> [TypeID: [Lack]] {
    var lacks: [TypeID: [Lack]] = [:]
    guard hasSubclasses(type), !isMadeByMany(type) else { return lacks }
    var search = ReachSearch()
    var made: [TypeID: Bool] = [:]
    // Who leaves out half of so many, or more, has chosen the others, whoever calls what it leaves out.
    let most = max(ProjectIndex.mostForgottenHooks, (hooks.count - 1) / 2)
    var left: [TypeID: Int] = [:]
    var haveChosen: Set<TypeID> = []
    var rest = ProjectIndex.mostFurtherHooks
    for hook in hooks where !isBeyondOverriding(hook.decl) {
      let overriders = Dictionary(grouping: nearestOverrides(of: hook.decl).compactMap { enclosingType(of: $0) }) { entry($0).name }
      for omission in completeOmissions(of: hook.decl, &made) {
        left[omission.type, default: 0] += 1
        let count = left[omission.type, default: 0]
        if count > most {
          // Unless the superclass itself runs them all, one after the other.
          let isFirst = count == most + 1
          if isFirst, rest < hooks.count || !runsAll(lacks[omission.type] ?? [], atLeast: most) { haveChosen.insert(omission.type) }
          if haveChosen.contains(omission.type) { continue }
          rest -= 1
        }
        guard mayOverride(hook, omission.type, overriders), let reach = calls(to: hook.decl, on: omission.type, &search),
          !isLeftToChoice(hook, omission.type, reach, among: hooks), hasValues(omission, of: hook.decl, &search)
        else {
          if count > most { haveChosen.insert(omission.type) }
          continue
        }
        lacks[omission.type, default: []].append(Lack(hook: hook, omission: omission, reach: reach))
      }
    }
    for type in haveChosen { lacks[type] = nil }
    return areAlternatives(lacks, below: type) ? [:] : lacks
  }

  /// Whether the superclass itself runs all of so many hooks: then nobody has chosen among them.
  private func runsAll(_ lacks: [Lack], atLeast count: Int) -> Bool {
    lacks.count >= count && lacks.allSatisfy { lack in lack.reach.calls.contains { isOwn($0, of: lack.hook.decl) } }
  }

  /// Whether each class below leaves something out that others have: then each has what others call of it, unless the class
  /// itself calls all.
  private func areAlternatives(_ lacks: [TypeID: [Lack]], below type: TypeID) -> Bool {
    let isOwn: Set<MentionFact.Receiver> = [.none, .`self`, .Self, .super]
    let callsItself = lacks.values.joined().contains { lack in
      lack.reach.calls.contains { isOwn.contains(mention($0).shape) } || isSentToSelf(lack.hook.decl)
    }
    if callsItself { return false }
    let hooks = Set(lacks.values.joined().map(\.hook.decl))
    guard lacks.count > 1, hooks.count > 1, hooks.allSatisfy({ !nearestOverrides(of: $0).isEmpty }) else { return false }
    let found = Set(lacks.flatMap { [$0.key] + $0.value.flatMap(\.omission.deeper) })
    return descendants(of: type).allSatisfy { $0 == type || hasSubclasses($0) || found.contains($0) }
  }

  private static let mostForgottenHooks = 8

  /// So many more are looked for in all classes below one.
  private static let mostFurtherHooks = 128

  /// The calls that run into the member on values of the class; `nil` where none does.
  private func calls(to hook: DeclID, on type: TypeID, _ search: inout ReachSearch) -> Reach? {
    let overload = overload(of: hook, type)
    if let overload, !isAnother(overload, than: hook) { return nil }
    let reach = reach(of: hook, on: type, &search)
    // What is called on the superclass, be it by itself, is its own.
    if overload != nil, !reach.calls.allSatisfy({ member(meantBy: $0) == hook }) { return nil }
    return reach.isEmpty ? nil : reach
  }

  /// Whether something of the hook's title has other types. In place of a generic parameter it has: the same without the word
  /// `override` does not compile.
  private func isAnother(_ overload: DeclID, than hook: DeclID) -> Bool {
    switch likeness(hook, overload) {
    case .different: true
    case .equal: false
    case .unknown:
      !decl(overload).has(.override) && !isObjectiveC(overload)
        && enclosingType(of: hook).map { decl(entry($0).decl).generics.count > 0 } == true
    }
  }

  /// Whether the class has values that run into the member: its own, or those of a class below, which may have seen to it
  /// that it never runs there.
  private func hasValues(_ omission: Omission, of hook: DeclID, _ search: inout ReachSearch) -> Bool {
    if isUnavailable(entry(omission.type).decl) || cannotBeMade(omission.type) { return false }
    let leaves = omission.deeper.filter { !hasSubclasses($0) }
    if leaves.isEmpty || isMade(omission.type) { return true }
    return leaves.prefix(ProjectIndex.mostLeaves).contains { calls(to: hook, on: $0, &search) != nil }
  }

  /// Whether each initializer that the class has only traps: those of the superclass it does not inherit then.
  private func cannotBeMade(_ type: TypeID) -> Bool {
    let initializers = members(of: type, named: names.initializer)
    return !initializers.isEmpty && initializers.allSatisfy { !isObjectiveC($0) && trapBody(of: $0) != nil }
  }

  /// Where so many classes have seen to it the rest will have, too.
  private static let mostLeaves = 32

  /// Where values of the class are made outside of it: its own members know what they make, and tests try what works
  /// without a subclass.
  public func instantiationsElsewhere(of type: TypeID) -> [MentionID] {
    instantiations(of: type).filter { use in
      if layout.roleOfFile[use.file] == .test { return false }
      var outer = surroundings(of: use)
      while let around = outer {
        if self.type(of: around) == type { return false }
        outer = parent(of: around)
      }
      return true
    }
  }

  /// Whether values of the class itself are made in so many places that it can be no mistake: it does without an override.
  public func isMadeByMany(_ type: TypeID) -> Bool {
    instantiationsElsewhere(of: type).count + sendsElsewhere(making: type).count > ProjectIndex.mostForgetful
  }

  /// The complete classes that should have overridden the member. Where a base class lacks it and each below that as well, it
  /// is they who forgot it, unless they are too many.
  ///
  /// - Parameter made: Of classes whether values are made of them, as far as it has been asked.
  private func completeOmissions(of id: DeclID, _ made: inout [TypeID: Bool]) -> [Omission] {
    func isMade(_ type: TypeID) -> Bool {
      let found = made[type] ?? self.isMade(type)
      made[type] = found
      return found
    }
    func omissions(_ isAbstract: (TypeID) -> Bool) -> [Omission] {
      self.omissions(of: id, isAbstract: isAbstract, isMade: isMade)
    }
    let found = omissions { hasRequiredHooks($0) }
    let complete = found.filter { isComplete($0.type, lacking: id) }
    if complete.count == found.count { return found }
    let all = omissions { hasRequiredHooks($0) || !isComplete($0, lacking: id) }
    return all.count - complete.count > ProjectIndex.mostForgetful ? complete : all
  }

  /// What the class, or one on the way, has of the same title that overrides nothing: calls may mean that. What overrides
  /// something else of the name is from another time.
  private func overload(of hook: DeclID, _ type: TypeID) -> DeclID? {
    let home = enclosingType(of: hook)
    let (name, fact) = (globalName(of: hook), decl(hook))
    return heirs(type, of: home).lazy.compactMap { place in
      counterpart(of: hook, in: place).flatMap { onlyObserves($0) ? nil : $0 }
        ?? members(of: place, named: name).first {
          decl($0).has(.override) && decl($0).kind != fact.kind && decl($0).parameters.count == fact.parameters.count
        }
    }.first
  }

  /// Whether a class calls the member on itself that has it, or one that inherits from it and has no other of the name.
  private func isOwn(_ call: MentionID, of hook: DeclID) -> Bool {
    [.none, .`self`].contains(mention(call).shape) && member(meantBy: call) == hook
  }

  /// Whether the class could override the member and did not choose not to: it knows of it, and is no older version of one
  /// that does override it.
  ///
  /// - Parameter overriders: Those who override it, by their names.
  private func mayOverride(_ required: RequiredHook, _ type: TypeID, _ overriders: [Name: [TypeID]]) -> Bool {
    let hook = required.decl
    guard let home = enclosingType(of: hook) else { return false }
    // Where nothing is said, who overrides another member of the name knows which it needs.
    if required.evidence == .custom, members(of: type, named: globalName(of: hook)).contains(where: { decl($0).has(.override) }) {
      return false
    }
    let own = entry(type).decl
    let isOfOthers = !areInOneModule(own, hook) && objcFact(of: hook) == nil
    // A stub that traps does so for those, too, who see it and are kept from overriding it.
    if isClosed(hook, to: type), required.trap == nil || required.evidence == .custom || !isVisible(hook, inModuleOf: own) { return false }
    // Another module may be for another platform.
    if isOfOthers, decl(hook).flags.contains(.isConditional), !decl(own).flags.contains(.isConditional) { return false }
    // Two targets may have classes of one name in Objective-C: which of them an implementation is of nobody can say.
    if isObjectiveC(own), types(named: name(of: own)).count > 1 { return false }
    if heirs(type, of: home).contains(where: { mayGetMembers($0) || isSingledOut($0) }) { return false }
    return overriders[entry(type).name]?.contains { $0 != type && isTwin(entry($0).decl, of: type) } != true
  }

  /// Whether no class of the other's module can override the member of an open class, for it is not open itself.
  public func isClosed(_ hook: DeclID, to type: TypeID) -> Bool {
    guard let home = enclosingType(of: hook), objcFact(of: hook) == nil, !areInOneModule(entry(type).decl, hook) else { return false }
    // What tests import they may import with all that it has.
    return decl(entry(home).decl).access == .open && decl(hook).access < .open && role(of: entry(type).decl) != .test
  }

  /// Whether an attribute may be a macro that writes members into the type: nobody here declares it, nor is it Apple's.
  private func mayGetMembers(_ type: TypeID) -> Bool {
    if holdsMacros(type) { return true }
    return attributeNames(of: entry(type).decl).contains { name in
      guard let first = name.utf8.first, first.isUppercase, !["IB", "NS", "UI"].contains(where: name.hasPrefix) else { return false }
      return !ProjectIndex.plainAttributes.contains(name) && globalName(name).map { table.scopes.isDeclared($0) } != true
    }
  }

  /// Whether a macro among the type's members may declare more of them.
  public func holdsMacros(_ type: TypeID) -> Bool {
    ([entry(type).decl] + extensions(of: type)).contains { decl($0).flags.contains(.holdsMacros) }
  }

  /// Those that bring no member that a class of the project leaves to its subclasses.
  private static let plainAttributes: Set<String> = [
    "MainActor", "Model", "ModelActor", "Observable", "Suite",
  ]

  /// Whether the class adopts a protocol of nothing, which somebody asks values for: they are told from others by that.
  private func isSingledOut(_ type: TypeID) -> Bool {
    hierarchy.supers[type.place].contains { edge in
      guard entry(edge.type).kind == .protocol, hierarchy.supers[edge.type.place].isEmpty, requirements(of: edge.type).isEmpty else {
        return false
      }
      return remembered.isAskedFor.value(of: edge.type) { isAskedFor(edge.type) }
    }
  }

  /// Whether something is tested for being of the type, or cast to it if it is.
  private func isAskedFor(_ type: TypeID) -> Bool {
    let name = name(of: entry(type).decl)
    return files.indices.contains { file in
      files[file].casts.contains { cast in
        guard cast.kind == .test || cast.kind == .conditional else { return false }
        let text = files[file].text(cast.type)
        return text == name || text.hasSuffix("." + name) || text.holds(name + ".Type")
      }
    }
  }

  /// Whether the class stands twice in its module, in its folder, or in all of Objective-C: one is not built, is another
  /// target's, or declares it again.
  private func isTwin(_ other: DeclID, of type: TypeID) -> Bool {
    let own = entry(type).decl
    // In two branches of `#if` each is built somewhere.
    if file(of: own) == file(of: other), [own, other].allSatisfy({ decl($0).flags.contains(.isConditional) }) { return false }
    if entry(type).isLocal || isLocal(other) { return parent(of: own) == parent(of: other) }
    if entry(type).parent != self.type(of: other).flatMap({ entry($0).parent }) { return false }
    let isObjectiveC = [own, other].map { self.isObjectiveC($0) }
    if isObjectiveC[0] { return isObjectiveC[1] }
    return areInOneModule(own, other) || folder(of: own) == folder(of: other)
  }

  private func folder(of id: DeclID) -> Substring {
    let path = files[file(of: id)].path
    return path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
  }

  /// Whether a class is no base for classes that are not seen, or for none that could override the hook.
  func isComplete(_ type: TypeID, lacking hook: DeclID? = nil) -> Bool {
    let declaration = entry(type).decl
    let name = name(of: declaration)
    // Whose superclass is one of several of the name may have this one.
    let isBase = ["Base", "Abstract"].contains { name.hasPrefix($0) || name.hasSuffix($0) } || hierarchy.isUnresolved(entry(type).name)
    let isOpen = isOpen(declaration, type) && hook.map(mayBeOverriddenElsewhere) != false
    return !isBase && !isOpen || isMade(type)
  }

  /// Whether nobody here has forgotten the member: each class below has an override, but for doubles in tests, and no values
  /// are made of the class.
  public func isOverriddenByAll(_ id: DeclID) -> Bool {
    guard let type = enclosingType(of: id), !mayHaveUnknownSubtypes(type) else { return false }
    let (leaves, covered) = heirs(of: id)
    return covered > 0 && (covered == leaves || isOnlyLeftToTests(id)) && instantiationsElsewhere(of: type).isEmpty
      && sendsElsewhere(making: type).isEmpty
  }

  private func isOnlyLeftToTests(_ id: DeclID) -> Bool {
    if role(of: id).isForTests { return false }
    var isOfTests = false
    _ = omissions(
      of: id, isAbstract: { _ in false }, isMade: { _ in false },
      goesOn: { type in
        isOfTests = role(of: entry(type).decl).isForTests
        return isOfTests
      })
    return isOfTests
  }

  /// Whether a module that is not seen may override the member: in Swift only what is open.
  private func mayBeOverriddenElsewhere(_ hook: DeclID) -> Bool { isObjectiveC(hook) || decl(hook).access >= .open }

  /// Whether classes of modules that are not seen may inherit from the class: from one of a header all may, and a header lies
  /// where its class is implemented.
  private func isOpen(_ declaration: DeclID, _ type: TypeID) -> Bool {
    if files[file(of: declaration)].flags.contains(.isHeader) {
      return ([declaration] + extensions(of: type)).contains { module(of: $0).isOpenWorld }
    }
    return decl(declaration).access == .open && module(of: declaration).isOpenWorld
  }

  /// Whether values of the class itself are made. Tests try of the program's classes what works without a subclass.
  private func isMade(_ type: TypeID) -> Bool {
    instantiations(of: type).contains { layout.roleOfFile[$0.file] != .test || role(of: entry(type).decl) == .test }
  }

  /// Whether a class's member cannot be overridden: one of an extension, unless Objective-C dispatches it.
  public func isBeyondOverriding(_ id: DeclID) -> Bool {
    guard let parent = parent(of: id), decl(parent).kind == .extension, let type = type(of: parent) else { return false }
    if isObjectiveC(id) || decl(id).has(.override) || decl(id).has(.dynamic) { return false }
    // Swift 3 showed Objective-C all that its classes have.
    if !nearestOverrides(of: id).isEmpty { return false }
    let isMarked = [id, parent, entry(type).decl].contains { owner in
      attributeNames(of: owner).contains { $0 == "objc" || $0 == "objcMembers" || $0.hasPrefix("IB") }
    }
    return !isMarked && !isWitnessForObjC(id, in: type)
  }

  /// Whether Objective-C calls the member for one of the type's protocols.
  private func isWitnessForObjC(_ id: DeclID, in type: TypeID) -> Bool {
    let labels = text(decl(id).labels, of: id)
    return objcRequirements(of: lineage(of: type), baseName: name(of: id)).contains { $0.labels == labels }
  }

  /// Whether a type has nothing but the protocol's default: all that it inherits is known, and it, or a subclass, has no
  /// witness, and may have none of the requirement's other defaults.
  public func reliesOnDefault(_ type: TypeID, for requirement: DeclID, _ stub: DeclID, besides others: [DeclID]) -> Bool {
    guard witness(of: requirement, in: type) == nil, superclass(of: type) == nil, isKnown(type, forWitnessesOf: requirement),
      !mayGetMembers(type), enclosingType(of: stub).map({ ancestry(of: type).contains($0) }) == true
    else { return false }
    return descendants(of: type).allSatisfy { heir in
      counterpart(of: requirement, in: heir) == nil && !others.contains { mayStandIn($0, for: requirement, in: heir) }
    }
  }

  /// Whether a default may be a type's: of a protocol that it conforms to, in an extension whose `where` may hold for it.
  private func mayStandIn(_ member: DeclID, for requirement: DeclID, in type: TypeID) -> Bool {
    guard let around = parent(of: member), let owner = enclosingType(of: member) else { return true }
    return ancestry(of: type).contains(owner) && isMet(around, by: type) != false && likeness(requirement, member) != .different
  }

  /// Whether a declaration comes first by path and place: the order in which files are read is nobody's business.
  public func isBefore(_ left: DeclID, _ right: DeclID) -> Bool {
    (files[file(of: left)].path, decl(left).start) < (files[file(of: right)].path, decl(right).start)
  }

  /// The call that comes first by path and place, of those on something that is known, if there are any: another may be one
  /// of another type's member. One on a local may be on a value that was just made, of a class that has the hook.
  public func firstCall(_ reach: Reach, of hook: DeclID) -> MentionID? {
    let known = reach.calls.filter { receiverType(of: $0, depth: 0) != .unknown }
    let open = known.filter { !mayHaveOverride($0, of: hook) }
    let shown = open.isEmpty ? known.isEmpty ? reach.calls : known : open
    return shown.min { (files[$0.file].path, $0.place) < (files[$1.file].path, $1.place) }
  }

  /// Whether the call is on a local, in a function that makes a value of a class with an override before.
  private func mayHaveOverride(_ call: MentionID, of hook: DeclID) -> Bool {
    guard mention(call).shape == .local, let owner = owner(of: call) else { return false }
    return mentions(inBodyOf: owner).contains { other in
      guard other.place < call.place, mention(other).use.contains(.call), let made = type(madeBy: other) else { return false }
      return made != enclosingType(of: hook) && counterpart(of: hook, in: made) != nil
    }
  }
}
