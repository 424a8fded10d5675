import Facts
import Index
import RuleKit
import Syntax

// Functions with a slip in their own names.
extension WitnessNearMiss {
  /// A function of a type that conforms, which nobody calls.
  struct Stray {
    let member: DeclID
    let type: TypeID
  }

  func strays(of family: ProtocolFamily, _ index: ProjectIndex) -> [Stray] {
    family.conformers.filter { index.adoption(of: family, by: $0)?.isConditional == false }.flatMap { type in
      index.members(of: type).filter { isStray($0, index) }.map { Stray(member: $0, type: type) }
    }
  }

  private func isStray(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    let fact = index.decl(member)
    guard fact.kind == .func, fact.parameters.count > 0, fact.attributes.count == 0, !fact.has(.override),
      index.mentions(ofNameOf: member).isEmpty
    else { return false }
    return !index.isKeptToFile(member) && !isConstrained(member, index)
  }

  /// Those that are what is required but for a letter of the name, of types that have nothing of the right name.
  func slips(for requirement: DeclID, _ defaults: DefaultMembers, _ strays: [Stray], _ index: ProjectIndex) -> [Miss] {
    let name = index.globalName(of: requirement)
    return strays.compactMap { stray in
      guard isSlip(stray.member, requirement, index), isItsOwn(stray.member, among: strays, index),
        ([stray.type] + index.superclasses(of: stray.type)).allSatisfy({ index.members(of: $0, named: name).isEmpty }),
        !isMeantForOthers(stray.member, requirement, in: stray.type, index), let standIn = index.standIn(defaults, for: stray.type)
      else { return nil }
      return Miss(member: stray.member, reason: .name, standIn: standIn)
    }
  }

  private func isSlip(_ member: DeclID, _ requirement: DeclID, _ index: ProjectIndex) -> Bool {
    guard index.decl(member).isStatic == index.decl(requirement).isStatic,
      NearMiss.isTypo(index.name(of: member), index.name(of: requirement)), index.mayAnswer(requirement, member),
      index.likeness(requirement, member) == .equal
    else { return false }
    // Otherwise anybody may call it.
    return index.effectiveAccess(of: member) < .public || !index.module(of: member).isOpenWorld
  }

  /// Whether the name is none that others have as well.
  private func isItsOwn(_ member: DeclID, among strays: [Stray], _ index: ProjectIndex) -> Bool {
    index.namesakes(index.globalName(of: member)).allSatisfy { other in strays.contains { $0.member == other } }
  }
}
