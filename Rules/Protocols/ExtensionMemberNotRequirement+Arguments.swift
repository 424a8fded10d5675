import Facts
import Index
import RuleKit
import Syntax

// Defaults of requirements that may be called with less than the requirement: what a call leaves out only the extension has a
// value for, so the compiler takes the extension's body, whatever the value's own type declares.
extension ExtensionMemberNotRequirement {
  private static let mostShortCalls = 5

  /// Whether there are such calls, with types that have their own version of what is required.
  func reportShortCalls(of member: DeclID, _ family: ProtocolFamily, _ pass: inout Pass) -> Bool {
    let index = pass.index
    let parameters = index.parameters(of: member)
    // A body that calls the requirement is how this is done right.
    guard parameters.contains(where: \.hasDefault), index.mentions(ofNameOf: member, inBodyOf: member).isEmpty else { return false }
    let versions = requiredVersions(of: member, family, index)
    if versions.isEmpty { return false }
    var calls = index.usesThroughProtocol(
      of: member, family, passing: versions.compactMap { index.enclosingType(of: $0) }, atMost: Self.mostShortCalls
    ) { index.leavesOut(argumentOf: member, $0) }
    if calls.isEmpty { calls = shortCallsOfTypes(with: versions, of: member, index) }
    guard let first = calls.first else { return false }
    let type = index.name(of: index.entry(family.type).decl)
    pass.report(
      .shortCall(
        of: index.title(of: member), in: type, passing: names(ofTypesWith: versions, index),
        caller: index.owner(of: first).map { caller(of: $0, index) }),
      at: member,
      related: versions.map { Related(pass.place(of: $0), .version(of: index.enclosingName(of: $0))) }
        + calls.map { Related(pass.place(of: $0), .shortCall) })
    return true
  }

  /// The same on values whose type is known, and has no version that could be called so.
  private func shortCallsOfTypes(with versions: [DeclID], of member: DeclID, _ index: ProjectIndex) -> [MentionID] {
    let types = versions.compactMap { index.enclosingType(of: $0) }
    let found = index.mentions(ofNameOf: member).prefix(Self.mostMentions).lazy.filter { call in
      guard index.leavesOut(argumentOf: member, call), case .types(let known) = index.receiverType(of: call) else { return false }
      return known.contains(where: types.contains) && index.member(meantBy: call) == member
    }
    return Array(found.prefix(Self.mostShortCalls))
  }

  private static let mostMentions = 512

  /// What types declare for the requirement that the member is the default of.
  private func requiredVersions(of member: DeclID, _ family: ProtocolFamily, _ index: ProjectIndex) -> [DeclID] {
    guard let around = index.parent(of: member) else { return [] }
    return candidates(member, around, family, index).flatMap { type -> [DeclID] in
      if index.isMet(around, by: type) != true { return [] }
      return index.counterparts(of: member, in: type).filter { version in
        isSame(version, as: member, family, index) && index.coexist(version, member) && index.role(of: version) == .production
          && !index.haveSameBodies(member, version) && !handsOn(version, family, index)
      }
    }
  }
}

extension Message {
  fileprivate static func shortCall(of member: String, in type: String, passing others: [String], caller: String?) -> Message {
    Message(
      "only this default of '\(type)' has a value for an argument of '\(member)': a call that leaves it out runs it, and passes over "
        + "\(versions(of: others))\(caller.map { ", as in '\($0)'" } ?? ""); give it none, and add an overload without the argument "
        + "that calls it")
  }

  fileprivate static let shortCall: Message = "an argument is left out: the extension's version runs here, whatever the value is"
}
