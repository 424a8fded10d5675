import Facts
import Index
import RuleKit
import Syntax

// What types that conform have of their own.
extension ExtensionMemberNotRequirement {
  func versions(of member: DeclID, _ family: ProtocolFamily, _ index: ProjectIndex) -> [DeclID] {
    guard let around = index.parent(of: member) else { return [] }
    let isForTests = index.role(of: member) != .production
    return candidates(member, around, family, index).flatMap { type -> [DeclID] in
      let found = index.counterparts(of: member, in: type).filter { version in
        // A double that tests make of what they test stands beside the real thing on purpose.
        (isForTests || index.role(of: version) == .production) && isSame(version, as: member, family, index)
          && index.coexist(version, member) && index.isVisible(member, inModuleOf: version, adopting: family.type)
      }
      let adoption = index.adoption(of: family, by: type)?.statedBy ?? around
      if found.isEmpty || index.isMet(around, by: type) != true || !index.coexist(adoption, member) || isAbandoned(type, family, index) {
        return []
      }
      return found.filter { isMeantForOthers($0, in: type, index) != true }
    }
  }

  /// Whether a branch of `#if` has the type, which lacks something that is required: nobody compiles that any more.
  private func isAbandoned(_ type: TypeID, _ family: ProtocolFamily, _ index: ProjectIndex) -> Bool {
    guard index.decl(index.entry(type).decl).flags.contains(.isConditional) else { return false }
    return index.requirements(of: family.type).contains { requirement in
      !index.decl(requirement).has(.optional) && index.witness(of: requirement, in: type) == nil
        && index.isKnown(type, forWitnessesOf: requirement) && !index.mayHaveDefault(requirement, in: family)
    }
  }

  /// Types that may have a version: of an extension for those who are something else as well these alone, for of such extensions
  /// a protocol may have very many.
  func candidates(
    _ member: DeclID, _ around: DeclID, _ family: ProtocolFamily, _ index: ProjectIndex
  ) -> ContiguousArray<TypeID> {
    guard let bound = index.boundsOfSelf(in: around).first else { return family.conformers(withNameOf: member) }
    return ContiguousArray(index.conformers(of: bound).filter(family.isConformer))
  }

  func isSame(_ version: DeclID, as member: DeclID, _ family: ProtocolFamily, _ index: ProjectIndex) -> Bool {
    // Only for some of the type's generic arguments, unless it conforms for the same alone.
    if let around = index.parent(of: version), index.decl(around).kind == .extension,
      index.decl(around).requirements.count > 0,
      index.type(of: around).flatMap({ index.adoption(of: family, by: $0) }).map({ index.askForTheSame($0.statedBy, around) }) != true
    {
      return false
    }
    return isAlike(version, member, index)
  }

  /// Whether whoever has the one might have the other.
  func isAlike(_ version: DeclID, _ member: DeclID, _ index: ProjectIndex) -> Bool {
    let fact = index.decl(version)
    let effects: DeclFact.Flags = [.isAsync, .isThrowing]
    guard fact.kind != .case, !index.isKeptToFile(version),
      !fact.has(.mutating) || index.decl(member).has(.mutating), index.trapBody(of: version) == nil,
      fact.flags.intersection(effects) == index.decl(member).flags.intersection(effects), !index.isRetired(version)
    else { return false }
    return index.likeness(member, version) == .equal
  }

  /// Whether another protocol or a foreign superclass is the reason for the type's version; `nil` where a protocol that
  /// nobody knows may be.
  func isMeantForOthers(_ version: DeclID, in type: TypeID, _ index: ProjectIndex) -> Bool? {
    let key = Version(member: version, type: type)
    if let known = meanings[key] { return known }
    let found = findMeaning(of: version, in: type, index)
    meanings[key] = .some(found)
    return found
  }

  private func findMeaning(of version: DeclID, in type: TypeID, _ index: ProjectIndex) -> Bool? {
    if isRequired(version, by: index.ancestry(of: type), index) { return true }
    var root = version
    while index.decl(root).has(.override) {
      guard let overridden = index.overridden(by: root) else { return true }
      root = overridden
    }
    return index.isAskedForElsewhere(version, in: type)
  }

  /// What is passed over whoever asks for it: where values are called that are known as the protocol alone.
  func passedOver(
    _ versions: [DeclID], by member: DeclID, isCalled: Bool, _ family: ProtocolFamily, _ index: ProjectIndex
  ) -> [DeclID] {
    lazy var isCertain = isCalled && index.parent(of: member).map { index.decl($0).requirements.count == 0 } == true
      && index.isAskedForElsewhere(member, in: family.type) == false
    return versions.filter { version in
      guard let type = index.enclosingType(of: version), isMeantForOthers(version, in: type, index) == nil else { return true }
      return isCertain
    }
  }
}
