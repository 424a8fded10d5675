import Facts
import Index
import RuleKit
import Syntax

// Functions with a slip in their own names.
extension WitnessNearMiss {
  /// Functions of types that conform, which nobody calls.
  struct Strays {
    let members: [(id: DeclID, type: TypeID)]
    let ids: Set<DeclID>
    let names: TypoTable
  }

  /// Of each type with very many members those by themselves.
  func strays(of family: ProtocolFamily, _ index: ProjectIndex) -> [Strays] {
    let types = family.conformers.filter { index.adoption(of: family, by: $0)?.isAmbiguous == false }
    let large = types.filter { index.members(of: $0).count > WitnessNearMiss.manyMembers }
    let rest = strays(ofTypes: large.isEmpty ? types : types.filter { index.members(of: $0).count <= WitnessNearMiss.manyMembers }, index)
    return [rest] + large.map { strays(ofLarge: $0, index) }
  }

  private static let manyMembers = 256

  /// Such a type may conform to as many protocols, and is looked through once.
  private func strays(ofLarge type: TypeID, _ index: ProjectIndex) -> Strays {
    if let known = straysOfLarge[type] { return known }
    let found = strays(ofTypes: [type], index)
    straysOfLarge[type] = found
    return found
  }

  private func strays(ofTypes types: some Sequence<TypeID>, _ index: ProjectIndex) -> Strays {
    let members = types.flatMap { type in index.members(of: type).filter { isStray($0, index) }.map { (id: $0, type: type) } }
    return Strays(members: members, ids: Set(members.map(\.id)), names: TypoTable(members.map { index.name(of: $0.id) }))
  }

  private func isStray(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    let fact = index.decl(member)
    guard fact.kind == .func, fact.parameters.count > 0, !fact.has(.override), index.mentions(ofNameOf: member).isEmpty,
      hasPlainAttributes(member, index)
    else { return false }
    return !index.isKeptToFile(member) && !isConstrained(member, index)
  }

  private func hasPlainAttributes(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    index.decl(member).attributes.count == 0 || index.attributeNames(of: member).allSatisfy(Self.plainAttributes.contains)
  }

  /// Attributes that bring no callers of their own.
  private static let plainAttributes: Set<String> = ["MainActor", "discardableResult", "inlinable", "inline"]

  /// Those that are what is required but for a letter of the name, of types that have nothing of the right name.
  func slips(
    for requirement: DeclID, _ defaults: DefaultMembers, _ strays: [Strays], _ family: ProtocolFamily, _ index: ProjectIndex
  ) -> [Miss] {
    let (name, text) = (index.globalName(of: requirement), index.name(of: requirement))
    let near = strays.flatMap { group in group.names.places(nearly: text).map { group.members[$0] } }
    return near.compactMap { stray, type in
      guard isOtherwiseMet(requirement, by: stray, index),
        index.namesakes(index.globalName(of: stray)).allSatisfy({ other in strays.contains { $0.ids.contains(other) } }),
        ([type] + index.superclasses(of: type)).allSatisfy({ index.members(of: $0, named: name).isEmpty }),
        !isMeantForOthers(stray, requirement, in: type, index), let standIn = index.standIn(defaults, in: family, for: type)
      else { return nil }
      return Miss(member: stray, reason: .name, standIn: standIn)
    }
  }

  /// Whether nothing but its name keeps the function from being what is required.
  private func isOtherwiseMet(_ requirement: DeclID, by member: DeclID, _ index: ProjectIndex) -> Bool {
    guard index.decl(member).isStatic == index.decl(requirement).isStatic, index.mayAnswer(requirement, member),
      index.likeness(requirement, member) == .equal
    else { return false }
    return !index.isOffered(member)
  }

  /// Whether nobody but the project's own code can call the function.
  func hasNoCallersOfOthers(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    hasPlainAttributes(member, index) && !index.decl(member).has(.dynamic) && !index.isOffered(member)
  }
}
