import Facts
import Index
import RuleKit
import Syntax

// Subclasses of a class that conforms with the default, and has settled it for them.
extension WitnessNearMiss {
  /// Such a class need not know of the protocol: its members are misses where a slip is all that can be meant.
  func inheritedMisses(
    _ requirement: DeclID, _ types: MemberTypes, _ family: ProtocolFamily, _ defaults: DefaultMembers, _ index: ProjectIndex
  ) -> [Miss] {
    let name = index.globalName(of: requirement)
    return family.conformers(withNameOf: requirement).compactMap { type in
      let members = index.members(of: type, named: name)
      guard !members.isEmpty, members.count <= WitnessNearMiss.mostNamesakes, index.adoption(of: family, by: type) == nil,
        let base = index.firstToAdopt(family, above: type),
        !members.contains(where: { index.mayAnswer(types, $0) }),
        index.superclasses(of: type).allSatisfy({ index.members(of: $0, named: name).isEmpty }),
        let standIn = index.standIn(defaults, in: family, for: base)
      else { return nil }
      for member in members {
        guard let reason = miss(requirement, member, in: type, adoptedAt: nil, index), isSlip(reason, requirement, member, index),
          !isOverload(member, index)
        else { continue }
        return Miss(member: member, reason: reason, standIn: standIn, base: base)
      }
      return nil
    }
  }

  /// The same of subclasses of a class of Apple's that the project makes conform.
  func heirsMisses(
    _ requirement: DeclID, _ types: MemberTypes, _ family: ProtocolFamily, _ defaults: DefaultMembers, _ index: ProjectIndex
  ) -> [Miss] {
    let name = index.globalName(of: requirement)
    return index.foreignAdopters(of: family, withNameOf: requirement).compactMap { type, adoption in
      let members = index.members(of: type, named: name)
      guard members.count <= WitnessNearMiss.mostNamesakes, !members.contains(where: { index.mayAnswer(types, $0) }),
        index.superclasses(of: type).allSatisfy({ index.members(of: $0, named: name).isEmpty }),
        !index.mayInheritFromExtension(requirement, type), let standIn = index.standIn(defaults, for: adoption),
        index.coexist(requirement, adoption.statedBy)
      else { return nil }
      for member in members {
        guard let reason = miss(requirement, member, in: type, adoptedAt: nil, index), isSlip(reason, requirement, member, index),
          !isOverload(member, index), index.isVisible(family.type, adoptedAt: adoption.statedBy, toAuthorOf: member)
        else { continue }
        return Miss(member: member, reason: reason, standIn: standIn, foreignBase: adoption.name)
      }
      return nil
    }
  }

  /// Whether one label or one type is nearly the other; what an effect keeps from being called could not override it either.
  private func isSlip(_ miss: NearMiss, _ requirement: DeclID, _ member: DeclID, _ index: ProjectIndex) -> Bool {
    switch miss {
    case .label: true
    case .parameter, .result: index.isAkin(requirement, member, at: miss)
    default: false
    }
  }
}
