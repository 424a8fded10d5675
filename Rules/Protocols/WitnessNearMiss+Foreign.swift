import Facts
import Index
import RuleKit
import Syntax

// Types of others that the project makes conform: `extension Array: P`.
extension WitnessNearMiss {
  /// What stands in the extension that says so is meant for the protocol; of the rest of the type nobody knows.
  func foreignMisses(_ requirement: DeclID, _ type: TypeID, _ defaults: DefaultMembers, _ index: ProjectIndex) -> [Miss] {
    let adoptions = index.foreignExtensions(conformingTo: type)
    if adoptions.isEmpty { return [] }
    let namesakes = index.namesakes(index.globalName(of: requirement))
    return adoptions.compactMap { adoption in
      guard let standIn = defaults.exact.first(where: { isForAll($0, index) }) else { return nil }
      let name = index.foreignName(extendedBy: adoption)
      let answers = namesakes.contains { member in
        guard let around = index.parent(of: member), index.decl(around).kind == .extension, index.type(of: around) == nil,
          index.foreignName(extendedBy: around) == name
        else { return false }
        return index.mayAnswer(requirement, member)
      }
      if answers { return nil }
      for member in namesakes where index.parent(of: member) == adoption {
        if let reason = miss(requirement, member, in: nil, adoptedAt: adoption, index) {
          return Miss(member: member, reason: reason, standIn: standIn)
        }
      }
      return nil
    }
  }

  private func isForAll(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    index.parent(of: member).map { index.decl($0).requirements.count == 0 } == true && index.decl(member).requirements.count == 0
  }
}
