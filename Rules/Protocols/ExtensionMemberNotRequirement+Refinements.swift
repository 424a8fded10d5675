import Facts
import Index
import RuleKit
import Syntax

// Protocols that refine the member's and have an extension's member like it: which of the two runs is decided by the protocol
// that a value is known as.
extension ExtensionMemberNotRequirement {
  typealias RefinedVersion = (version: DeclID, calls: [MentionID])

  /// Examples of calls that pass over the versions.
  func calls(
    of member: DeclID, _ family: ProtocolFamily, passing versions: [DeclID], _ refined: [RefinedVersion], _ index: ProjectIndex
  ) -> [MentionID] {
    // A call with the labels of a requirement may be one of that.
    if index.requirement(like: member, in: family.above(withNameOf: member)) != nil { return [] }
    let ofTypes = versions.filter { version in !refined.contains { $0.version == version } }
    var calls: [MentionID] = []
    if !ofTypes.isEmpty {
      calls = index.usesThroughProtocol(
        of: member, family, passing: ofTypes.compactMap { index.enclosingType(of: $0) }, atMost: Self.mostCalls)
    }
    let most = calls.count + Self.mostCalls
    for call in refined.lazy.flatMap({ versions.contains($0.version) ? $0.calls : [] }) where calls.count < most && !calls.contains(call) {
      calls.append(call)
    }
    return calls
  }

  /// What an extension of a refining protocol gives types that have nothing of their own, and who asks past it. Until somebody
  /// does, two protocols may offer the same.
  func refinedVersions(of member: DeclID, _ family: ProtocolFamily, _ index: ProjectIndex) -> [RefinedVersion] {
    // What `CustomStringConvertible` and the like require is looked up in the type.
    lazy var isRequiredElsewhere = index.mayBeAskedForElsewhere(member, in: family.type)
    return family.protocols(withNameOf: member).flatMap { type -> [RefinedVersion] in
      if type == family.type || !family.isAdopted(through: type) { return [] }
      let versions = index.counterparts(of: member, in: type).filter { version in
        mayBeMeant(version, index) && isSame(version, as: member, family, index) && index.coexist(version, member)
          && index.role(of: version) == .production && isChangingAlike(version, member, index)
          && index.isVisible(member, inModuleOf: version, adopting: family.type)
      }
      if versions.isEmpty || isRequiredElsewhere || !isTaken(member, from: type, index) { return [] }
      if isRequired(member, by: index.ancestry(of: type), index) || index.isAskedForElsewhere(member, in: type) == true { return [] }
      let calls = index.usesThroughProtocol(of: member, family, passing: [type], atMost: Self.mostCalls) { !isKnown($0, as: type, index) }
      return calls.isEmpty ? [] : versions.map { ($0, calls) }
    }
  }

  /// Of values that change by it a refinement may know another way for those that do not.
  private func isChangingAlike(_ version: DeclID, _ member: DeclID, _ index: ProjectIndex) -> Bool {
    index.decl(version).has(.mutating) == index.decl(member).has(.mutating)
  }

  /// Whether a type adopts the protocol and declares no such member.
  private func isTaken(_ member: DeclID, from type: TypeID, _ index: ProjectIndex) -> Bool {
    index.descendants(of: type).contains { index.entry($0).kind.isConcreteType && index.counterpart(of: member, in: $0) == nil }
  }

  /// Whether what stands before the dot is known to adopt the protocol.
  private func isKnown(_ use: MentionID, as type: TypeID, _ index: ProjectIndex) -> Bool {
    guard case .types(let known) = index.receiverType(of: use) else { return true }
    return known.contains { index.ancestry(of: $0).contains(type) }
  }
}
