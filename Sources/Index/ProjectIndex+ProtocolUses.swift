public import Facts
import Syntax

// Calls and reads of a member through values of which only the protocol is known.
extension ProjectIndex {
  /// Of more types one will be gotten to.
  private static let mostPassed = 64

  /// Examples of uses of the protocol's member where a protocol decides which one runs: the receiver is declared as the protocol
  /// or a refinement, as a generic parameter bound to it, or it is `self` in an extension of one.
  ///
  /// - Parameters:
  ///   - types: Those that are passed over there; a use that a value of none of them gets to is no example.
  ///   - isWanted: What else an example has to be.
  public func usesThroughProtocol(
    of member: DeclID, _ family: ProtocolFamily, passing types: [TypeID] = [], atMost count: Int,
    where isWanted: (MentionID) -> Bool = { _ in true }
  ) -> [MentionID] {
    var found: [MentionID] = []
    let hasTwin = hasStaticTwin(member, family)
    for id in mentions(ofNameOf: member, on: [family.type] + family.refinements) {
      if found.count == count { break }
      if hasTwin, !isOfValue(id) { continue }
      guard isWanted(id), isUse(id, of: member), !isHandingOn(id, member), !isOfSelfCast(id), case .types(let known) = receiverType(of: id),
        isThroughProtocol(id, known, of: member, family), !mayMeanAnother(id, known, than: member)
      else { continue }
      let isExample = types.isEmpty || types.count > ProjectIndex.mostPassed || types.contains { isReached(id, known, by: $0) }
      if isExample { found.append(id) }
    }
    return found
  }

  /// Whether an extension of one of the protocols that are known has another member that takes the call: an overload, one for
  /// some of the types alone, or one of a refinement, which is nearer.
  private func mayMeanAnother(_ id: MentionID, _ known: [TypeID], than member: DeclID) -> Bool {
    guard let around = parent(of: member), decl(around).kind == .extension, let owner = enclosingType(of: member) else { return false }
    let (name, fact) = (globalName(of: member), mention(id))
    return known.contains { type in
      ancestry(of: type).contains { protocolType in
        guard entry(protocolType).kind == .protocol, ancestry(of: protocolType).contains(owner) else { return false }
        return members(of: protocolType, named: name).contains { other in
          guard other != member, let place = parent(of: other), decl(place).kind == .extension, coexist(other, member) else { return false }
          return decl(other).isStatic == decl(member).isStatic && decl(other).kind == decl(member).kind && fits(fact, id, other)
        }
      }
    }
  }

  /// Whether the use is all that a member of the same name does, as in a wrapper of the protocol's values, or the member's own.
  private func isHandingOn(_ id: MentionID, _ member: DeclID) -> Bool {
    guard let owner = owner(of: id) else { return false }
    return owner == member || globalName(of: owner) == globalName(of: member) && handsOn(owner)
  }

  /// Whether the protocols have a static member of the name as well.
  private func hasStaticTwin(_ member: DeclID, _ family: ProtocolFamily) -> Bool {
    !decl(member).isStatic && family.above.contains { type in
      members(of: type, named: globalName(of: member)).contains { decl($0).isStatic }
    }
  }

  /// Whether a value stands before the dot, and no type.
  private func isOfValue(_ id: MentionID) -> Bool {
    let mention = mention(id)
    switch mention.shape {
    case .none, .`self`: return owner(of: id).map { !decl($0).isStatic } ?? false
    case .local: return !mention.receiverType.isNone && !files[id.file].text(mention.receiverType).hasSuffix(".Type")
    default: return false
    }
  }

  /// So many mentions of a name are looked at, and no more.
  private static let mostMentions = 1000

  /// Whether anybody calls a function with just its labels, or reads a variable of the name; among very many mentions
  /// there may always be one that does.
  ///
  /// - Parameter other: What the member nearly is: a call with a closure behind it may be of either.
  public func isUsed(_ member: DeclID, ratherThan other: DeclID? = nil) -> Bool {
    let labels = onlyLabels(of: member)
    var rest = ProjectIndex.mostMentions
    return mentions(ofNameOf: member).contains { id in
      if let labels, !hasLabels(labels, id) { return false }
      rest -= 1
      if rest < 0 { return true }
      guard isUse(id, of: member), mayMean(receiverType(of: id), member) else { return false }
      return other.map { !isUse(id, of: $0) || self.member(meantBy: id) == member } ?? true
    }
  }

  /// Whether a value of the type may have the member, or one that stands for it: of a class above or below its own, or of a
  /// protocol that one of these conforms to.
  func mayMean(_ receiver: ReceiverType, _ member: DeclID) -> Bool {
    guard case .types(let types) = receiver, let owner = enclosingType(of: member), !isAmbiguous(owner) else { return true }
    return types.contains { type in
      if isAmbiguous(type) || ancestry(of: type).contains(owner) || ancestry(of: owner).contains(type) { return true }
      return entry(type).kind == .protocol && descendants(of: owner).contains { ancestry(of: $0).contains(type) }
    }
  }

  /// The labels without which a function cannot be called; `nil` where some may be left out, or repeated.
  private func onlyLabels(of member: DeclID) -> Name? {
    let parameters = parameters(of: member)
    guard decl(member).kind == .func, !parameters.isEmpty,
      !parameters.contains(where: { $0.hasDefault || $0.isVariadic })
    else { return nil }
    return global(decl(member).labels, of: member)
  }

  /// Whether a mention has them, or a closure that needs none: a name may have very many mentions, and this takes little.
  private func hasLabels(_ labels: Name, _ id: MentionID) -> Bool {
    let fact = mention(id)
    return fact.use.contains(.trailingClosure) || !fact.labels.isNone && names.global(fact.labels, file: id.file) == labels
  }

  /// The uses of a member's name in the body of a declaration.
  public func mentions(ofNameOf member: DeclID, inBodyOf body: DeclID) -> [MentionID] {
    let name = globalName(of: member)
    return mentions(inBodyOf: body).filter { names.global(mention($0).name, file: $0.file) == name }
  }

  /// `(self as Dial).turn(3)`: who writes that knows which of several is meant.
  public func isOfSelfCast(_ id: MentionID) -> Bool {
    guard mention(id).shape == .cast, let owner = owner(of: id) else { return false }
    let cast = casts(in: owner).last { $0.offset < mention(id).offset }
    return cast.map { $0.kind == .coerce && files[id.file].text($0.subject) == "self" } == true
  }

  /// Whether nothing with another name is cast.
  public func mayBeOfSelf(_ cast: CastFact, in id: DeclID) -> Bool { cast.subject.isNone || text(cast.subject, of: id) == "self" }

  /// The casts in the body of a function.
  public func casts(in id: DeclID) -> [CastFact] {
    let (casts, fact, owner) = (files[file(of: id)].casts, decl(id), UInt32(truncatingIfNeeded: place(of: id)))
    return casts[casts.firstPlace { $0.offset >= fact.start }...].prefix { $0.offset < fact.endOffset }.filter { $0.owner == owner }
  }

  /// Whether a call of the function has fewer arguments than it has parameters. Of closures behind the parentheses there may be
  /// several, so such a call tells nothing.
  public func leavesOut(argumentOf function: DeclID, _ id: MentionID) -> Bool {
    let fact = mention(id)
    if !fact.use.contains(.call) || fact.use.contains(.trailingClosure) { return false }
    let labels = fact.labels.isNone ? "" : files[id.file].text(fact.labels)
    return labels.utf8.count { $0 == UInt8(ascii: ":") } < decl(function).parameters.count
  }

  private func isUse(_ id: MentionID, of member: DeclID) -> Bool {
    if isWrittenUse(id, of: member) { return true }
    // What has a value of its own may be left out, if that does not make it a call of something else.
    return mention(id).use.contains(.call) && decl(member).kind == .func && takes(mention(id), id, member)
      && self.member(meantBy: id) == member
  }

  /// Whether a call has just the function's labels.
  private func isWrittenUse(_ id: MentionID, of member: DeclID) -> Bool {
    let fact = mention(id)
    let wanted = decl(member)
    guard wanted.kind == .func else { return !fact.use.contains(.call) }
    let hasNone = fact.labels.isNone && fact.use.contains(.call)
    // The closure behind a call has no label, and is one more argument.
    guard fact.use.contains(.trailingClosure) else {
      return hasNone ? wanted.parameters.count == 0 : names.global(fact.labels, file: id.file) == global(wanted.labels, of: member)
    }
    let (labels, all) = (hasNone ? "()" : files[id.file].text(fact.labels), text(wanted.labels, of: member))
    guard all.hasSuffix(":)"), let last = parameters(of: member).last, mayBeClosure(last.type, of: member) else { return false }
    let withoutLast = all.dropLast(2).lastIndex { $0 == ":" || $0 == "(" }.map { all[...$0] + ")" }
    return withoutLast == labels[...]
  }

  /// - Parameter types: What is known of the value that is used.
  private func isThroughProtocol(_ id: MentionID, _ types: [TypeID], of member: DeclID, _ family: ProtocolFamily) -> Bool {
    if !types.contains(where: { family.isAdopted(through: $0) }) || isWantedUse(id, family) { return false }
    // A type that is known as well, and has the member, is asked first.
    let isOfSelf = [.none, .`self`].contains(mention(id).shape)
    guard isOfSelf, let around = surroundings(of: id) else { return !haveMembers(types, like: member) }
    let isOneType = decl(around).requirements.indices.contains { files[id.file].text(files[id.file].lists[$0]).hasPrefix("Self==") }
    return !isOneType && !haveMembers(types + boundsOfSelf(in: around), like: member)
  }

  /// Whether one of them is no protocol, and has or inherits a member like that.
  private func haveMembers(_ types: [TypeID], like member: DeclID) -> Bool {
    types.contains { type in
      entry(type).kind != .protocol && ancestry(of: type).contains { counterpart(of: member, in: $0) != nil }
    }
  }

  /// Whether the use may be of a value of the type, or of a subclass: not where one asks for more than that adopts, nor in a
  /// function that asks for the type by a cast, nor of `self` in a default that the type replaces.
  ///
  /// - Parameter types: What is known of the value that is used.
  private func isReached(_ id: MentionID, _ types: [TypeID], by type: TypeID) -> Bool {
    guard let owner = owner(of: id) else { return true }
    if casts(in: owner).contains(where: { resolve($0.type, at: owner).type == type }) { return false }
    if hierarchy.knowledge[type.place] != .ambiguous {
      let protocols = types.filter { entry($0).kind == .protocol }
      let conforms = descendants(of: type).contains { protocols.allSatisfy(ancestry(of: $0).contains) }
      if !conforms, !isMadeToConform(type, to: protocols) { return false }
    }
    guard let around = surroundings(of: id), [.none, .`self`].contains(mention(id).shape), let home = self.type(of: around),
      entry(home).kind == .protocol
    else { return true }
    if isMet(around, by: type) == false { return false }
    return requirement(like: owner, in: ancestry(of: home)) == nil
      || ancestry(of: type).allSatisfy { entry($0).kind == .protocol || counterpart(of: owner, in: $0) == nil }
  }

  /// Whether it conforms by what the project has made of a class of Apple's.
  private func isMadeToConform(_ type: TypeID, to protocols: [TypeID]) -> Bool {
    if hierarchy.foreignExtensions.isEmpty || entry(type).kind != .class { return false }
    let lineage = lineage(of: type)
    return protocols.allSatisfy(lineage.contains)
  }

  /// `(self as Shelf).label()` in the code of a type that conforms: who names the protocol there asks for its extension's.
  private func isWantedUse(_ id: MentionID, _ family: ProtocolFamily) -> Bool {
    let use = mention(id)
    guard use.shape == .cast, let owner = owner(of: id), let type = enclosingType(of: owner), family.conformers.contains(type) else {
      return false
    }
    return casts(in: owner).contains { $0.kind == .coerce && $0.type == use.receiverType }
  }
}
