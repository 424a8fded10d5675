import Facts
import Syntax

// Calls and reads of a member through values of which only the protocol is known.
extension ProjectIndex {
  /// So many mentions of a name are looked at, and no more.
  private static let mostMentions = 1000

  /// Examples of uses of the protocol's member where a protocol decides which one runs: the receiver is declared as the protocol
  /// or a refinement, as a generic parameter bound to it, or it is `self` in an extension of one.
  public func usesThroughProtocol(of member: DeclID, _ family: ProtocolFamily, atMost count: Int) -> [MentionID] {
    var found: [MentionID] = []
    var rest = ProjectIndex.mostMentions
    let hasTwin = hasStaticTwin(member, family)
    for id in mentions(ofNameOf: member) {
      rest -= 1
      if rest < 0 || found.count == count { break }
      if hasTwin, !isOfValue(id) { continue }
      if isUse(id, of: member), owner(of: id) != member, isThroughProtocol(id, family) { found.append(id) }
    }
    return found
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

  /// Whether anybody calls a function with just its labels, or reads a variable of the name; among very many mentions
  /// there may always be one that does.
  ///
  /// - Parameter other: What the member nearly is: a call with a closure behind it may be of either.
  public func isUsed(_ member: DeclID, ratherThan other: DeclID? = nil) -> Bool {
    mentions(ofNameOf: member).enumerated().contains { offset, id in
      if offset == ProjectIndex.mostMentions { return true }
      guard isUse(id, of: member) else { return false }
      return other.map { !isUse(id, of: $0) || self.member(meantBy: id) == member } ?? true
    }
  }

  /// The uses of a member's name in the body of a declaration.
  public func mentions(ofNameOf member: DeclID, inBodyOf body: DeclID) -> [MentionID] {
    let name = globalName(of: member)
    return mentions(inBodyOf: body).filter { names.global(mention($0).name, file: $0.file) == name }
  }

  private func isUse(_ id: MentionID, of member: DeclID) -> Bool {
    let fact = mention(id)
    let wanted = decl(member)
    guard wanted.kind == .func else { return !fact.use.contains(.call) }
    let labels = fact.labels.isNone && fact.use.contains(.call) ? "()" : text(global: names.global(fact.labels, file: id.file))
    let all = text(wanted.labels, of: member)
    if labels == all { return true }
    // The closure behind a call has no label.
    guard fact.use.contains(.trailingClosure), all.hasSuffix(":)") else { return false }
    let withoutLast = all.dropLast(2).lastIndex { $0 == ":" || $0 == "(" }.map { all[...$0] + ")" }
    return withoutLast == labels[...]
  }

  private func isThroughProtocol(_ id: MentionID, _ family: ProtocolFamily) -> Bool {
    guard case .types(let types) = receiverType(of: id) else { return false }
    return types.contains { family.isAdopted(through: $0) } && !isWantedUse(id, family)
  }

  /// `(self as Shelf).label()` in the code of a type that conforms: who names the protocol there asks for its extension's.
  private func isWantedUse(_ id: MentionID, _ family: ProtocolFamily) -> Bool {
    let use = mention(id)
    guard use.shape == .cast, let type = owner(of: id).flatMap({ enclosingType(of: $0) }), family.conformers.contains(type) else {
      return false
    }
    return files[id.file].casts.contains { $0.kind == .coerce && $0.owner == use.owner && $0.type == use.receiverType }
  }
}
