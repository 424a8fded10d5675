import Facts
import Index
import RuleKit
import Syntax

// What to do so that the types' own versions run.
extension ExtensionMemberNotRequirement {
  func advice(for member: DeclID, _ versions: [DeclID], _ family: ProtocolFamily, _ index: ProjectIndex) -> String {
    let decl = index.entry(family.type).decl
    let name = index.name(of: decl)
    // What leaves out an argument that only the extension has a value for would run that all the same.
    let isShort = index.parameters(of: member).contains(where: \.hasDefault)
    if isChosen(member, index) || isShort || cannotBeRequired(member, family, index) { return "give one of the two another name" }
    // No extension gives a default to what Objective-C asks for.
    if index.attributeNames(of: decl).contains("objc") { return "declare it in '\(name)' and in each class that adopts that" }
    // What a protocol asks for is as visible as it is.
    let (access, word) = visibility(of: decl, index)
    let hidden = versions.filter { version in
      index.effectiveAccess(of: version) < access
        && index.enclosingType(of: version).map { index.effectiveAccess(of: index.entry($0).decl) >= access } == true
    }
    let own = hidden.count > 1 ? "the types' own" : "the type's own"
    if index.effectiveAccess(of: member) < access {
      if namesLess(than: access, member, index) { return "give one of the two another name" }
      let what = hidden.isEmpty ? "it" : "it and \(own)"
      return "make \(what) \(word) and declare it in '\(name)', too, or give the type's own another name"
    }
    // A superclass would settle for the default.
    let types = versions.compactMap { index.enclosingType(of: $0) }
    let base = types.lazy.compactMap { type in self.base(of: type, without: member, family, index).map { (type, $0) } }.first
    let inBase = base.map { " and in '\(index.name(of: index.entry($0.1).decl))', and \(override(versions, in: $0.0, index))" } ?? ""
    // Those that the extension is not for would have nothing.
    let isForSome = index.parent(of: member).map { around in family.conformers.contains { index.isMet(around, by: $0) != true } }
    if isForSome == true { return "declare it in a protocol that refines '\(name)'\(inBase)" }
    // Other builds would lack the default.
    if index.decl(member).flags.contains(.isConfigured) { return "declare it in '\(name)', too, and have it in all builds" }
    if types.contains(where: { index.entry($0).kind == .actor }) { return "declare it in '\(name)', too, as 'async'" }
    if base != nil { return "declare it in '\(name)'\(inBase)" }
    if !hidden.isEmpty { return "declare it in '\(name)', too, and make \(own) \(word)" }
    let isBound = !isOfMainActor(decl, index) && types.contains { isOfMainActor(index.entry($0).decl, index) }
    let alternative = versions.contains { isKept($0, index) } ? ", or give one of the two another name" : ""
    return "declare it in '\(name)', too\(isBound ? ", as '@MainActor'" : "")\(alternative)"
  }

  /// How a type overrides what it has now.
  private func override(_ versions: [DeclID], in type: TypeID, _ index: ProjectIndex) -> String {
    let own = versions.filter { index.enclosingType(of: $0) == type }
    return Message.override(
      isStored: own.contains { index.decl($0).isStored },
      isInExtension: own.contains { index.parent(of: $0).map { index.decl($0).kind } == .extension })
  }

  private func isOfMainActor(_ id: DeclID, _ index: ProjectIndex) -> Bool { index.attributeNames(of: id).contains("MainActor") }

  /// How visible what meets the protocol has to be, if that is more than seen in the module.
  private func visibility(of protocol: DeclID, _ index: ProjectIndex) -> (access: AccessLevel, word: String) {
    switch index.effectiveAccess(of: `protocol`) {
    case .public, .open: (.public, "public")
    case .package: (.package, "package")
    default: (.unwritten, "")
    }
  }

  /// Whether the member's types are seen less than that, so that it cannot be made so visible.
  private func namesLess(than access: AccessLevel, _ member: DeclID, _ index: ProjectIndex) -> Bool {
    let texts = index.parameters(of: member).map(\.type) + [index.decl(member).type]
    return texts.contains { text in
      index.resolve(text, at: member).type.map { index.effectiveAccess(of: index.entry($0).decl) < access } == true
    }
  }

  /// Whether a type keeps something of its own there, which may be what it got from the extension, or nothing yet.
  private func isKept(_ version: DeclID, _ index: ProjectIndex) -> Bool {
    index.decl(version).isStored && index.decl(version).kind == .var
  }

  /// Whether the protocol's module does not know the extension, so that those who conform there would have no default; or a type
  /// that conforms has something of the name for itself alone, or would have two defaults.
  private func cannotBeRequired(_ member: DeclID, _ family: ProtocolFamily, _ index: ProjectIndex) -> Bool {
    !index.areInOneModule(member, index.entry(family.type).decl)
      || family.conformers(withNameOf: member).contains { type in
        index.counterparts(of: member, in: type).contains { index.isKeptToFile($0) && !index.isObjectiveC($0) }
      } || isMixedIn(member, family, index)
  }

  /// Whether a type that conforms gets the same from the extension of a protocol that has nothing to do with this one.
  private func isMixedIn(_ member: DeclID, _ family: ProtocolFamily, _ index: ProjectIndex) -> Bool {
    let name = index.globalName(of: member)
    func isStranger(_ type: TypeID) -> Bool {
      index.entry(type).kind == .protocol && !index.ancestry(of: type).contains(family.type)
        && !index.ancestry(of: family.type).contains(type)
    }
    return family.conformers.prefix(Self.mostAsked).contains { type in
      let ancestry = index.ancestry(of: type)
      guard ancestry.count <= Self.mostAsked, index.counterparts(of: member, in: type).isEmpty else { return false }
      return ancestry.contains { owner in
        let namesakes = index.members(of: owner, named: name)
        return !namesakes.isEmpty && isStranger(owner)
          && namesakes.contains { index.parent(of: $0) != index.entry(owner).decl && index.likeness($0, member) == .equal }
      }
    }
  }

  /// Of more types, and of those that have more above them, none is asked.
  private static let mostAsked = 64

  /// The superclass that adopts the protocol for the type, and that has nothing of the member's name, nor have those between.
  private func base(of type: TypeID, without member: DeclID, _ family: ProtocolFamily, _ index: ProjectIndex) -> TypeID? {
    let hasNothing = index.superclasses(of: type).allSatisfy { index.counterparts(of: member, in: $0).isEmpty }
    return hasNothing ? index.firstToAdopt(family, above: type) : nil
  }
}
