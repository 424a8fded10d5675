import Facts
import Index
import RuleKit
import Syntax

// Members of extensions that look for the types' own versions.
extension ExtensionMemberNotRequirement {
  /// Whether the member itself asks what `self` is, or calls the version of a type that it knows, or of what nobody knows,
  /// or has a helper that does.
  func forwardsByItself(_ member: DeclID, _ family: ProtocolFamily, _ index: ProjectIndex) -> Bool {
    let isForwarding = index.mentions(ofNameOf: member, inBodyOf: member).contains { mention in
      switch index.receiverType(of: mention) {
      case .types(let types): types.contains { family.conformers.contains($0) }
      case .unknown: index.mention(mention).shape == .call && index.mention(mention).use.contains(.call)
      case .foreign, .structural: false
      }
    }
    if isForwarding { return true }
    if asks(member, for: member, family, index) { return true }
    return index.mentions(inBodyOf: member).contains { mention in
      helpers(calledBy: mention, index).contains { asks($0, for: member, family, index) }
    }
  }

  /// Whether the member reads what the protocol requires, and the type's own of that reads the type's version.
  func isAskedThroughRequirement(
    _ version: DeclID, by member: DeclID, _ family: ProtocolFamily, _ index: ProjectIndex
  ) -> Bool {
    guard let type = index.enclosingType(of: version) else { return false }
    func isOfSelf(_ id: MentionID) -> Bool {
      [.none, .`self`].contains(index.mention(id).shape) && !index.mention(id).use.contains(.write)
    }
    return index.mentions(inBodyOf: member).contains { id in
      let name = index.global(index.mention(id).name, file: id.file)
      return isOfSelf(id)
        && index.members(of: type, named: name).contains { witness in
          index.mentions(ofNameOf: version, inBodyOf: witness).contains(where: isOfSelf)
            && index.requirement(like: witness, in: family.above) != nil
        }
    }
  }

  /// `func label() -> String { base.label() }`: a wrapper's, which has nothing of its own to be passed over. What is wrapped is
  /// known as the protocol, or as a type that conforms, as far as it is known.
  func handsOn(_ version: DeclID, _ family: ProtocolFamily, _ index: ProjectIndex) -> Bool {
    guard index.handsOn(version) else { return false }
    return index.mentions(ofNameOf: version, inBodyOf: version).allSatisfy { mention in
      switch index.receiverType(of: mention) {
      case .types(let types): types.contains { index.ancestry(of: $0).contains(family.type) }
      case .unknown: true
      case .foreign, .structural: false
      }
    }
  }

  /// `AnyTicket(self)`: what the extension makes of other values the type's own are already.
  func isMade(_ version: DeclID, by member: DeclID, _ index: ProjectIndex) -> Bool {
    index.enclosingType(of: version).map { type in
      index.mentions(inBodyOf: member).contains { index.type(madeBy: $0) == type }
    } ?? false
  }

  /// Whether the member asks itself whether the value is of the version's type: then it has something for that.
  func isAskedByCast(_ version: DeclID, by member: DeclID, _ index: ProjectIndex) -> Bool {
    guard let type = index.enclosingType(of: version) else { return false }
    return index.casts(in: member).contains { cast in
      index.mayBeOfSelf(cast, in: member) && index.resolve(cast.type, at: member).type.map { index.ancestry(of: type).contains($0) } == true
    }
  }

  /// Whether somebody goes around a type's own version on purpose: a requirement would lead back to that.
  func isChosen(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    index.mentions(ofNameOf: member).contains(where: index.isOfSelfCast)
  }

  /// The function that a call means, or those of a file that it may mean.
  private func helpers(calledBy id: MentionID, _ index: ProjectIndex) -> [DeclID] {
    let mention = index.mention(id)
    guard mention.use.contains(.call) else { return [] }
    if let member = index.member(meantBy: id) { return [member] }
    guard mention.shape == .none else { return [] }
    let namesakes = index.namesakes(index.global(mention.name, file: id.file))
    return namesakes.allSatisfy { index.parent(of: $0) == nil } ? Array(namesakes) : []
  }

  /// Whether a function asks by a cast what a value is, and what it may be for the member.
  private func asks(_ function: DeclID, for member: DeclID, _ family: ProtocolFamily, _ index: ProjectIndex) -> Bool {
    let casts = index.casts(in: function)
    if casts.isEmpty { return false }
    let isCalled = index.mentions(ofNameOf: member, inBodyOf: function).contains {
      ![.none, .`self`, .Self, .super].contains(index.mention($0).shape)
    }
    return casts.contains { cast in
      if index.resolve(cast.type, at: function).type != nil { return isCalled }
      // What is made of text and numbers has no version.
      return !family.foreignExtensions.isEmpty || !index.isStrangers(cast.type, at: function)
    }
  }
}
