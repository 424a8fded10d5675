import Facts
import Index
import RuleKit
import Syntax

// Who runs the default instead of what the subclass has.
extension SubclassShadowsProtocolDefault {
  /// What is known of those who use the member.
  struct Calls {
    /// Where the default runs: on a value that is known as the protocol, or as the class that adopts it.
    var affected: [MentionID] = []
    /// Whether nobody runs it: all who use the member know the subclass.
    var isHarmless = false
  }

  /// Calls that are shown.
  private static let mostShown = 3

  /// More uses of a name are not looked at.
  private static let mostUses = 512

  func calls(of requirement: DeclID, _ standIn: DeclID, _ shadows: [DeclID], _ family: ProtocolFamily, _ index: ProjectIndex) -> Calls {
    var calls = Calls()
    let types = shadows.compactMap { index.enclosingType(of: $0) }
    calls.affected = index.usesThroughProtocol(of: requirement, family, passing: types, atMost: Self.mostShown) {
      !isReplaced($0, types, index)
    }
    let uses = index.mentions(ofNameOf: requirement)
    guard calls.affected.isEmpty, uses.count <= Self.mostUses else { return calls }
    var (isUsed, isUnclear) = (false, index.isOffered(index.entry(family.type).decl))
    for use in uses where index.fits(index.mention(use), use, requirement) {
      let member = index.member(meantBy: use)
      if let member, shadows.contains(member) {
        isUsed = true
      } else if member == nil || member == standIn || member == requirement, !isReplaced(use, types, index) {
        switch reach(of: use, types, index) {
        case .runsDefault: if calls.affected.count < Self.mostShown { calls.affected.append(use) }
        case .isUnclear: isUnclear = true
        case .isElsewhere: continue
        }
      }
    }
    calls.isHarmless = isUsed && !isUnclear && calls.affected.isEmpty
    return calls
  }

  /// Whether a use stands in a member that each of the subclasses overrides without super.
  private func isReplaced(_ use: MentionID, _ types: [TypeID], _ index: ProjectIndex) -> Bool {
    guard let owner = index.owner(of: use), let home = index.enclosingType(of: owner),
      [.none, .`self`].contains(index.mention(use).shape)
    else { return false }
    return types.allSatisfy { index.isReplaced(owner, of: home, on: $0) }
  }

  /// What a use has to do with values of the subclasses.
  private enum UseReach { case runsDefault, isUnclear, isElsewhere }

  /// A use on a value that is known as a class above one of them runs the default; what is known as the protocol, or not at all,
  /// may.
  private func reach(of use: MentionID, _ types: [TypeID], _ index: ProjectIndex) -> UseReach {
    switch index.receiverType(of: use) {
    case .types(let known):
      if types.contains(where: { index.superclasses(of: $0).contains(where: known.contains) }) { return .runsDefault }
      return known.contains { index.entry($0).kind == .protocol } ? .isUnclear : .isElsewhere
    case .foreign(let name):
      let text = index.text(foreign: name)
      return types.contains { index.lineage(of: $0).inherits(fromClass: text) } ? .runsDefault : .isElsewhere
    case .structural: return .isElsewhere
    case .unknown: return .isUnclear
    }
  }
}

extension Message {
  static func defaultRuns(passing type: String) -> Message { "the default runs here, also for a value of '\(type)'" }
}
