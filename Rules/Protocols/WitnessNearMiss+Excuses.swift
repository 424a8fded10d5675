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
    let name = index.globalName(of: member)
    return index.ancestry(of: type).contains { other in
      index.entry(other).kind == .protocol
        && index.requirements(of: other, named: name).contains { $0 != requirement && index.mayAnswer($0, member) }
    }
  }
}
