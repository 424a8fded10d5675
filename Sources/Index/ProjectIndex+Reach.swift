import Facts
import Syntax

/// Who may call a member on values of a class.
public struct Reach: Equatable, Sendable {
  /// Somebody who is not seen may call it: a client, a framework, whoever knows a protocol.
  public fileprivate(set) var isOpen = false
  public fileprivate(set) var calls: [MentionID] = []
  /// Whether anybody calls it at all, on whatever value.
  fileprivate var hasCallers = false

  public var isEmpty: Bool { !isOpen && calls.isEmpty }
}

/// What a search for callers knows already.
struct ReachSearch {
  /// Of the members whose callers are asked for whether they may run; of those that are being asked for it is taken as given.
  fileprivate var runs: [DeclID: Bool] = [:]
  /// What stands before the dots of the mentions that were looked at.
  fileprivate var receivers: [MentionID: ReceiverType] = [:]
  /// What types have that have nothing to do with the member's, and is called as it is.
  fileprivate var strangers: [DeclID: [DeclID]] = [:]
  /// What is asked in the bodies that call members.
  var questions: [DeclID: [Question]] = [:]
  var questionsToOthers: [DeclID: [Question]] = [:]
  /// What is the same for each of a type's members, or for each type that inherits a member.
  fileprivate var families: [TypeID: ReachFamily] = [:]
  fileprivate var callers: [DeclID: ReachCallers] = [:]
  /// For each member the files with classes of their own that override it.
  fileprivate var filesOverriding: [DeclID: Set<Int>] = [:]
  /// Classes whose values never hand themselves over.
  fileprivate var neverSetUp: [TypeID: Bool] = [:]

  /// Something that is true or false, a list of what there is, or a closure, which no member stands for.
  struct Question {
    let place: Int
    let member: DeclID?
    var isOfList = false
  }
}

/// What a class is, for those who call its members.
private struct ReachFamily {
  let classes: Set<TypeID>
  let ancestry: ContiguousArray<TypeID>
}

// Whether a member can run at all.
extension ProjectIndex {
  /// The calls that may reach a member of a superclass on a value of the class, which inherits it.
  ///
  /// What tests and their helpers make of a library's classes nobody else calls: there only calls count that they write
  /// themselves, be it of what begins with the member. What a framework calls there ends the tests, and whoever runs them knows.
  public func reach(of id: DeclID, on type: TypeID) -> Reach {
    var search = ReachSearch()
    return reach(of: id, on: type, &search)
  }

  /// The calls that may reach several members on several types, one after the other.
  func reach(of id: DeclID, on type: TypeID, _ search: inout ReachSearch) -> Reach {
    search.runs = [id: true]
    let reach = callers(of: id, on: type, &search)
    guard role(of: entry(type).decl).isForTests, role(of: id) == .production else { return reach }
    var certain = Reach()
    // An assertion can be watched, and may be what the test is about; so may a type that the test itself declares.
    if trapBody(of: id)?.isGoneInRelease == true || entry(type).isLocal { return certain }
    certain.calls = reach.calls.filter { layout.roleOfFile[$0.file].isForTests && isCertain($0) }
    if certain.calls.isEmpty { certain.calls = startedByTests(reach.calls, on: type, &search) }
    return certain
  }

  /// Those of the calls that tests start, on values of the class itself, by members whose first statement it is: no condition
  /// and no fake stands before it.
  private func startedByTests(_ calls: [MentionID], on type: TypeID, _ search: inout ReachSearch) -> [MentionID] {
    let family = family(of: type, &search)
    return calls.filter { start in
      var pending = [start]
      var seen: Set<DeclID> = []
      while let call = pending.popLast(), seen.count < ProjectIndex.mostCallers {
        guard let owner = owner(of: call), begins(owner, with: call), seen.insert(owner).inserted, !hasCommonName(owner) else { continue }
        for mention in mentions(onRelativesOf: owner) where isCall(mention, of: owner) && reaches(mention, owner, family, type, &search) {
          let fact = self.mention(mention)
          switch fact.shape {
          case .none, .`self`: pending.append(mention)
          default:
            let isOfTests = layout.roleOfFile[mention.file].isForTests && !fact.use.contains(.inClosure)
            if isOfTests, receiverType(of: mention) == .types([type]) { return true }
          }
        }
      }
      return false
    }
  }

  /// Whether the first that a member does is to call that on itself.
  private func begins(_ owner: DeclID, with call: MentionID) -> Bool {
    let fact = mention(call)
    guard fact.shape == .none || fact.shape == .`self`, decl(owner).kind == .func, body(of: owner)?.callee == fact.name else {
      return false
    }
    return mentions(inBodyOf: owner).first { mention($0).name == fact.name } == call
  }

  /// Not through a protocol, nor on a value that may be another class's; a closure may be there to be seen failing.
  private func isCertain(_ id: MentionID) -> Bool {
    if mention(id).use.contains(.inClosure) { return false }
    switch mention(id).shape {
    case .none, .`self`, .Self, .super:
      return surroundings(of: id).flatMap { type(of: $0) }.map { entry($0).kind == .class } ?? false
    default:
      guard case .types(let types) = receiverType(of: id) else { return false }
      return types.contains { role(of: entry($0).decl).isForTests }
    }
  }

  /// More members than these are not asked who calls them.
  private static let mostCallers = 64

  private func callers(of id: DeclID, on type: TypeID, _ search: inout ReachSearch) -> Reach {
    var reach = Reach()
    let isSwift = objcFact(of: id) == nil
    let known = callers(of: id, &search)
    reach.isOpen = isSwift && known.isCalledByOthers || (!isSwift || isShownToObjC(id)) && isSent(id, to: type)
    reach.hasCallers = !isSwift && isSent(id) || known.hasCalls
    let family = family(of: type, &search)
    let calls = known.calls(on: type, below: everySuperclass(of: type), in: classTree)
    reach.calls = calls.filter { reaches($0, id, family, type, &search) }
    if isSwift, !reach.isOpen, isCalledByClients(id) {
      reach.isOpen = !reach.calls.isEmpty || !isAskedFirst(byOneOf: calls, of: id, on: type, &search)
    }
    // What nobody in the project calls, though it is left to subclasses and most have it, somebody else calls; so does
    // whoever knows a protocol that is not the project's and asks for it. A stub in Swift that says nothing of
    // subclasses may just be left over.
    if !reach.hasCallers, !reach.isOpen {
      let isOfOthers = family.classes.contains(where: { adoptsForeignProtocols($0) }) && mayBeAskedForElsewhere(id, in: type)
      let isLeftOver = isSwift && requiredHook(id)?.evidence == .custom
      reach.isOpen = isOfOthers || !isLeftOver && isCustomarilyOverridden(id)
    }
    return reach
  }

  private func callers(of id: DeclID, _ search: inout ReachSearch) -> ReachCallers {
    if let known = search.callers[id] { return known }
    let isSwift = objcFact(of: id) == nil
    let calls = mentions(onRelativesOf: id, atOnce: true).filter { isCall($0, of: id) }
    let hasCalls = !calls.isEmpty || mentions(ofNameOf: id).contains { isCall($0, of: id) }
    let found = ReachCallers(calls, hasCalls: hasCalls, isCalledByOthers: isSwift && isCalledByOthers(id), in: classTree) { call in
      classes(of: call, &search)
    }
    search.callers[id] = found
    return found
  }

  /// The classes on whose values a call is, if they are known and nothing else is.
  private func classes(of call: MentionID, _ search: inout ReachSearch) -> [TypeID]? {
    let types: [TypeID]
    switch mention(call).shape {
    case .none, .`self`, .Self, .super: types = surroundings(of: call).flatMap { type(of: $0) }.map { [$0] } ?? []
    case .implicit: return nil
    default:
      guard case .types(let found) = receiver(of: call, &search) else { return nil }
      types = found
    }
    return types.allSatisfy { entry($0).kind == .class } ? types : nil
  }

  private func receiver(of call: MentionID, _ search: inout ReachSearch) -> ReceiverType {
    if let known = search.receivers[call] { return known }
    let found = receiverType(of: call)
    search.receivers[call] = found
    return found
  }

  private func family(of type: TypeID, _ search: inout ReachSearch) -> ReachFamily {
    if let known = search.families[type] { return known }
    let found = ReachFamily(classes: Set([type] + superclasses(of: type)), ancestry: ancestry(of: type))
    // Of a long line of classes each has all others.
    if found.ancestry.count <= ProjectIndex.mostCallers { search.families[type] = found }
    return found
  }

  /// Whether anybody calls a member on values of a class, or nobody at all calls it: what nobody calls is called from where
  /// nobody looks. Callers are most likely to be found where the member is.
  private func mayRun(_ id: DeclID, on type: TypeID, _ search: inout ReachSearch) -> Bool {
    if objcFact(of: id) == nil ? isCalledByClients(id) || isCalledByOthers(id) : isSent(id, to: type) { return true }
    let (family, known, home) = (family(of: type, &search), callers(of: id, &search), file(of: id))
    let calls = known.calls(on: type, below: everySuperclass(of: type), in: classTree)
    for isAtHome in [true, false] {
      for call in calls where (call.file == home) == isAtHome && reaches(call, id, family, type, &search) { return true }
    }
    if !known.hasCalls, isNeverSetUp(type, &search) { return false }
    // A call on a stranger's value is of a namesake.
    return known.calls.count <= ProjectIndex.mostCallers && !known.calls.contains { mayMean(receiver(of: $0, &search), id) }
  }

  /// Whether all that hands 'self' over to others, as a delegate or an observer, is overridden without super: then nobody calls
  /// back.
  private func isNeverSetUp(_ type: TypeID, _ search: inout ReachSearch) -> Bool {
    let found = search.neverSetUp[type] ?? isNeverSetUp(type)
    search.neverSetUp[type] = found
    return found
  }

  private func isNeverSetUp(_ type: TypeID) -> Bool {
    let givers = ([type] + superclasses(of: type)).flatMap { members(of: $0) }.filter { member in
      bodies(of: member).contains { $0.flags.contains(.givesSelf) }
    }
    return !givers.isEmpty
      && givers.allSatisfy { giver in
        guard decl(giver).kind == .func, let owner = enclosingType(of: giver), owner != type else { return false }
        return isReplaced(giver, of: owner, on: type)
      }
  }

  private func isCall(_ mention: MentionID, of id: DeclID) -> Bool {
    let fact = self.mention(mention)
    guard fits(fact, mention, id), owner(of: mention).map({ !isPassedOn($0, id, fact) }) != false else { return false }
    // A name alone may be that of a variable.
    return fact.use.contains(.call) || decl(id).kind != .func || member(meantBy: mention).map { decl($0).kind == .func } != false
  }

  /// A member that calls itself, or an override that calls super, runs only if somebody else calls it.
  private func isPassedOn(_ owner: DeclID, _ id: DeclID, _ mention: MentionFact) -> Bool {
    owner == id || (mention.shape == .super && globalName(of: owner) == globalName(of: id))
  }

  /// Whether clients may call the member.
  private func isCalledByClients(_ id: DeclID) -> Bool {
    isOffered(id) && !attributeNames(of: id).contains("_spi") && !isForgotten(id)
  }

  private func isCalledByOthers(_ id: DeclID) -> Bool {
    let fact = decl(id)
    if fact.has(.override), overridden(by: id) == nil { return true }
    if fact.has(.dynamic) || attributeNames(of: id).contains(where: { $0.hasPrefix("IB") }) { return true }
    // Who names its selector calls it.
    if attributeNames(of: id).contains("objc"), !mentions(ofNameOf: id).contains(where: { mention($0).use.contains(.selector) }) {
      return true
    }
    // A subscript has no name by which to find who calls it.
    guard fact.kind != .subscript, let type = enclosingType(of: id) else { return true }
    return ancestry(of: type).contains { entry($0).kind == .protocol && isSeenElsewhere($0) && counterpart(of: id, in: $0) != nil }
  }

  /// Whether others than the project may call what a protocol requires: the project's own calls are found like all others.
  private func isSeenElsewhere(_ type: TypeID) -> Bool {
    let own = entry(type).decl
    return isObjectiveC(own) || attributeNames(of: own).contains("objc") || isOffered(own)
  }

  /// Whether nobody calls the member, and nobody overrides it: that clients do is not to be seen, unless somebody has marked it.
  private func isForgotten(_ id: DeclID) -> Bool {
    if case .mark = requiredHook(id)?.evidence { return false }
    return !mentions(ofNameOf: id).contains { isCall($0, of: id) } && nearestOverrides(of: id).isEmpty
  }

  private func isShownToObjC(_ id: DeclID) -> Bool {
    (decl(id).access >= .internal || decl(id).access == .unwritten) && isShownWithClass(id)
  }

  private func adoptsForeignProtocols(_ type: TypeID) -> Bool {
    ([entry(type).decl] + extensions(of: type)).contains { id in
      let lists = files[file(of: id)].lists
      let entries = decl(id).inherits.indices
      // The first may be a superclass.
      return (decl(id).kind == .class ? entries.dropFirst() : entries[...]).contains { resolve(lists[$0], at: id) == .unknown }
    }
  }

  private func reaches(
    _ id: MentionID, _ member: DeclID, _ family: ReachFamily, _ type: TypeID, _ search: inout ReachSearch
  ) -> Bool {
    switch mention(id).shape {
    case .none, .`self`, .Self, .super:
      guard let around = surroundings(of: id).flatMap({ self.type(of: $0) }) else { return false }
      if entry(around).kind == .protocol {
        return family.ancestry.contains(around) && owner(of: id).map { canRun($0, of: around, on: type, &search) } != false
      }
      guard family.classes.contains(around) else { return isSubclass(around, of: type) }
      guard let owner = owner(of: id) else { return true }
      return !isAskedFirst(id, of: member, in: owner, of: around, on: type, &search) && canRun(owner, of: around, on: type, &search)
    case .implicit: return false
    default: if isOfOthers(id, of: member, type, &search) { return false }
    }
    switch receiver(of: id, &search) {
    case .types(let types):
      let isOfFamily = types.contains { family.ancestry.contains($0) || isSubclass($0, of: type) }
      return isOfFamily && !isAskedFirst(id, of: member, on: type, &search)
    // A value of a protocol that the class adopts may be one of the class.
    case .foreign(let name): return foreignSupers(of: type).contains(text(foreign: name))
    case .structural: return false
    case .unknown: return !mayMeanStranger(id, insteadOf: member, &search) && !isAskedFirst(id, of: member, on: type, &search)
    }
  }

  /// Whether a file calls the member on something, while both it and the class's file keep subclasses to themselves: each
  /// has made the values that it calls.
  private func isOfOthers(_ call: MentionID, of member: DeclID, _ type: TypeID, _ search: inout ReachSearch) -> Bool {
    let own = entry(type).decl
    guard file(of: own) != call.file, file(of: member) != call.file, isKeptToFile(own) else { return false }
    let overriding = search.filesOverriding[member] ?? Set(nearestOverrides(of: member).filter { override in
      enclosingType(of: override).map { isKeptToFile(entry($0).decl) } == true
    }.map(file(of:)))
    search.filesOverriding[member] = overriding
    return overriding.contains(call.file)
  }

  /// Whether a call on something unknown may as well be one of a member of other types.
  private func mayMeanStranger(_ call: MentionID, insteadOf id: DeclID, _ search: inout ReachSearch) -> Bool {
    let found = search.strangers[id] ?? strangers(to: id)
    search.strangers[id] = found
    let (fact, mention, labels) = (decl(id), self.mention(call), global(decl(id).labels, of: id))
    return found.contains { other in
      let stranger = decl(other)
      if stranger.kind.fulfils(fact.kind), global(stranger.labels, of: other) == labels { return true }
      if stranger.kind == .func { return fits(mention, call, other) }
      // `thing.load()` may call a closure.
      return fact.kind == .func && mention.use.contains(.call) && text(stranger.type, of: other).holds("->")
    }
  }

  private func strangers(to id: DeclID) -> [DeclID] {
    guard let home = enclosingType(of: id) else { return [] }
    return namesakes(globalName(of: id)).filter { other in
      guard [.func, .var, .let].contains(decl(other).kind) || decl(other).kind.fulfils(decl(id).kind),
        let type = enclosingType(of: other)
      else { return false }
      return type != home && !ancestry(of: type).contains(home) && !ancestry(of: home).contains(type)
    }
  }

  /// Whether a member of a superclass may run on a value of the class.
  private func canRun(_ id: DeclID, of owner: TypeID, on type: TypeID, _ search: inout ReachSearch) -> Bool {
    let fact = decl(id)
    guard fact.kind == .func || fact.kind == .var || fact.kind == .subscript, !fact.has(.static) else { return true }
    if isReplaced(id, of: owner, on: type) { return false }
    if let known = search.runs[id] { return known }
    if search.runs.count >= ProjectIndex.mostCallers { return true }
    search.runs[id] = true
    let found = mayRun(id, on: type, &search)
    search.runs[id] = found
    return found
  }

  /// Whether the class, or one above it, overrides the member and leaves super out, or has itself what a protocol requires
  /// and the member is the default of.
  public func isReplaced(_ id: DeclID, of owner: TypeID, on type: TypeID) -> Bool {
    if entry(owner).kind == .class, !mayBeOverridden(id) { return false }
    let isDefault = entry(owner).kind == .protocol && requirement(like: id, in: ancestry(of: owner)) != nil
    return heirs(type, of: owner).contains { heir in
      if isDefault, counterpart(of: id, in: heir) != nil { return true }
      return counterparts(of: id, in: heir).first { decl($0).has(.override) }.map { !goesToSuper($0) } == true
    }
  }

  // MARK: Super

  /// Whether an override lets what it overrides run, too: one that only observes a property always does, others call super,
  /// or a method of the same class that does so for them.
  public func goesToSuper(_ override: DeclID) -> Bool {
    if onlyObserves(override) { return true }
    // Of what is not known anything may be called, with what it has values for itself left out.
    func isMeant(_ call: MentionID) -> Bool {
      guard let overridden = overridden(by: override) else { return true }
      return [override, overridden].contains { fits(mention(call), call, $0) || isOfOldSwift(call, $0) }
    }
    if superCalls(in: override).contains(where: isMeant) { return true }
    guard let type = enclosingType(of: override) else { return false }
    let name = globalName(of: override)
    // One helper may ask the next.
    var helpers: Set<DeclID> = [override]
    var pending = [override]
    while let member = pending.popLast() {
      for call in mentions(inBodyOf: member) {
        let (fact, called) = (mention(call), global(mention(call).name, file: call.file))
        if member != override, fact.shape == .super, called == name, isMeant(call) { return true }
        guard isOnSelf(call), fact.use.contains(.call), helpers.count < ProjectIndex.mostHelpers else { continue }
        pending += members(of: type, named: called).filter { helpers.insert($0).inserted }
      }
    }
    return false
  }

  /// So many of a class's members are looked at for a call of super.
  private static let mostHelpers = 16

  /// Whether the call has the function's labels but for the first, which no call had before Swift 3.
  private func isOfOldSwift(_ call: MentionID, _ function: DeclID) -> Bool {
    let labels = ProjectIndex.labels(files[call.file].text(mention(call).labels))
    let own = writtenLabels(of: function)
    return labels.first == "_" && labels.count == own.count && zip(labels.dropFirst(), own.dropFirst()).allSatisfy { $0 == $1[...] }
  }

  /// Where an override calls what it overrides, or another member of that name, of the superclass.
  public func superCalls(in id: DeclID) -> [MentionID] {
    let name = decl(id).name
    return mentions(inBodyOf: id).filter { mention($0).shape == .super && mention($0).name == name }
  }
}
