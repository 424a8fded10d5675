import Facts
import Index
import RuleKit
import Syntax

// What a member may be there for besides what it misses.
extension WitnessNearMiss {
  /// Only there for some of the type's generic arguments.
  func isConstrained(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    guard let around = index.parent(of: member) else { return false }
    return index.decl(around).kind == .extension && index.decl(around).requirements.count > 0
  }

  /// Whether another protocol is the reason for the member.
  func isMeantForOthers(_ member: DeclID, _ requirement: DeclID, in type: TypeID, _ index: ProjectIndex) -> Bool {
    if index.isAskedForElsewhere(member, in: type) ?? (index.wordCount(of: member) < 3) { return true }
    return index.ancestry(of: type).contains { other in
      guard index.entry(other).kind == .protocol else { return false }
      return index.requirements(of: other).contains { $0 != requirement && isNamed($0, as: member, index) && index.mayAnswer($0, member) }
    }
  }

  private func isNamed(_ one: DeclID, as other: DeclID, _ index: ProjectIndex) -> Bool {
    index.globalName(of: one) == index.globalName(of: other)
  }
}
