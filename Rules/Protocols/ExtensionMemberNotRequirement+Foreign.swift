import Facts
import Index
import RuleKit
import Syntax

// Types that are not the project's, and that it makes conform: `extension Int: P`.
extension ExtensionMemberNotRequirement {
  /// What stands there for another of the project's protocols, or in an extension that names one of somebody else's, is
  /// meant for that.
  func strangersVersions(of member: DeclID, _ family: ProtocolFamily, _ index: ProjectIndex) -> [DeclID] {
    guard !family.foreignExtensions.isEmpty, let around = index.parent(of: member), index.decl(around).requirements.count == 0,
      !index.isAskedForBySwift(member)
    else { return [] }
    let namesakes = index.namesakes(index.globalName(of: member))
    let candidates = namesakes.filter { isNamedLike(member, $0, index) && index.isOfStranger($0) }
    lazy var namesOfOthers = namesOfTypes(askedForOneOf: namesakes, like: member, index)
    return candidates.filter { version in
      guard let home = index.parent(of: version), let name = index.foreignName(extendedBy: home),
        let adoption = family.foreignExtensions.first(where: { index.foreignName(extendedBy: $0) == name }),
        mayHoldVersions(home, adoption, index), !namesOfOthers.contains(name)
      else { return false }
      return isAlike(version, member, index) && index.isVisible(member, inModuleOf: version)
        && (index.role(of: version) == .production || index.role(of: member) != .production)
    }
  }

  /// The names of foreign types that conform to protocols with a requirement like the member.
  private func namesOfTypes(askedForOneOf namesakes: some Sequence<DeclID>, like member: DeclID, _ index: ProjectIndex) -> Set<Name> {
    var names: Set<Name> = []
    for requirement in namesakes where isNamedLike(member, requirement, index) {
      guard let type = index.enclosingType(of: requirement), index.entry(type).kind == .protocol,
        index.parent(of: requirement) == index.entry(type).decl
      else { continue }
      names.formUnion(index.foreignConformers(of: type))
    }
    return names
  }

  /// What classes of the project have that inherit from one of Apple's that was made to conform.
  func heirsVersions(of member: DeclID, _ family: ProtocolFamily, _ index: ProjectIndex) -> [DeclID] {
    guard let around = index.parent(of: member) else { return [] }
    let isForTests = index.role(of: member) != .production
    return index.foreignAdopters(of: family, withNameOf: member).flatMap { type, adoption -> [DeclID] in
      if index.isMet(around, by: type) != true || !index.coexist(adoption.statedBy, member) { return [] }
      return index.counterparts(of: member, in: type).filter { version in
        (isForTests || index.role(of: version) == .production) && isSame(version, as: member, family, index)
          && index.coexist(version, member) && index.isVisible(member, inModuleOf: version, adopting: family.type)
          && isMeantForOthers(version, in: type, index) == false
      }
    }
  }

  /// The extension that makes the type conform, if it names nothing else, or one that is there for its members alone.
  private func mayHoldVersions(_ home: DeclID, _ adoption: DeclID, _ index: ProjectIndex) -> Bool {
    if home == adoption { return index.decl(home).inherits.count == 1 }
    return index.decl(home).inherits.count == 0 && index.decl(home).requirements.count == 0
  }

  func caller(of id: DeclID, _ index: ProjectIndex) -> String {
    let outer = index.enclosingName(of: id)
    return outer.isEmpty ? index.title(of: id) : "\(outer).\(index.title(of: id))"
  }

  /// Whether two namesakes have the same labels, too.
  private func isNamedLike(_ member: DeclID, _ other: DeclID, _ index: ProjectIndex) -> Bool {
    let (own, fact) = (index.decl(member), index.decl(other))
    return member != other && own.kind == fact.kind && own.isStatic == fact.isStatic
      && index.global(own.labels, of: member) == index.global(fact.labels, of: other)
  }
}

extension ProjectIndex {
  /// Whether the member stands in an extension of a type that is not the project's.
  fileprivate func isOfStranger(_ member: DeclID) -> Bool {
    parent(of: member).map { decl($0).kind == .extension && type(of: $0) == nil } ?? false
  }
}
