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
    calls.affected = index.usesThroughProtocol(of: requirement, family, passing: types, atMost: Self.mostShown)
    let uses = index.mentions(ofNameOf: requirement)
    guard calls.affected.isEmpty, uses.count <= Self.mostUses else { return calls }
    var (isUsed, isUnclear) = (false, index.isOffered(index.entry(family.type).decl))
    for use in uses where index.fits(index.mention(use), use, requirement) {
      switch index.member(meantBy: use) {
      case let member? where shadows.contains(member): isUsed = true
      case let member? where member != standIn && member != requirement: continue
      case .some where isOfOthers(use, shadows, index): continue
      case .some: if calls.affected.count < Self.mostShown { calls.affected.append(use) }
      case nil: isUnclear = isUnclear || index.receiverType(of: use) == .unknown
      }
    }
    calls.isHarmless = isUsed && !isUnclear && calls.affected.isEmpty
    return calls
  }

  /// Whether a use that runs the default is on a value of a class that none of the subclasses inherits from.
  private func isOfOthers(_ use: MentionID, _ shadows: [DeclID], _ index: ProjectIndex) -> Bool {
    guard case .types(let known) = index.receiverType(of: use) else { return true }
    let above = Set(shadows.compactMap { index.enclosingType(of: $0) }.flatMap { index.superclasses(of: $0) })
    return known.allSatisfy { !above.contains($0) }
  }
}

extension Message {
  static func defaultRuns(passing type: String) -> Message { "the default runs here, also for a value of '\(type)'" }
}
