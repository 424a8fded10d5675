import Facts
import Index
import RuleKit
import Syntax

/// A subclass declares what its superclass left to a protocol's default: that is no override, and never called.
///
/// Which implementation answers a requirement is settled where a class conforms. If that class takes the default, so do
/// all of its subclasses, whatever they declare.
final class SubclassShadowsProtocolDefault: Rule, RuleHooks {
  static let card = RuleCard(
    id: "subclass_shadows_protocol_default",
    summary: "a method of a subclass that a protocol's default hides, because the superclass conforms without one",
    rationale: """
      A class that conforms with the default of a requirement settles it for its subclasses too: through the protocol the \
      default runs, and what a subclass declares under the same name is another method. Declare it in the class that \
      conforms, and override it. To state the conformance once more in the subclass does not help. Where all who use it know \
      the subclass it is a warning.
      """,
    severity: .error,
    looksAt: .protocol,
    since: "0.1",
    breaks: """
      protocol Lane { func limit() -> Int }
      extension Lane {
        func limit() -> Int { 50 }
      }
      class Street: Lane {}
      class Highway: Street {
        func limit() -> Int { 120 }  // expect: subclass_shadows_protocol_default
      }
      """,
    keeps: """
      protocol Lane { func limit() -> Int }
      extension Lane {
        func limit() -> Int { 50 }
      }
      class Street: Lane {
        func limit() -> Int { 50 }
      }
      class Highway: Street {
        override func limit() -> Int { 120 }
      }
      """)

  func visit(_ id: DeclID, _ pass: inout Pass) {
    let index = pass.index
    guard let type = index.type(of: id), !index.attributeNames(of: id).contains("objc") else { return }
    let requirements = index.requirements(of: type).filter { mayHaveDefault($0, index) }
    if requirements.isEmpty { return }
    let family = index.family(of: type)
    for requirement in requirements {
      let subclasses = ContiguousArray(family.conformers(withNameOf: requirement).filter { index.superclass(of: $0) != nil })
      let strangers = index.foreignAdopters(of: family, withNameOf: requirement)
      if subclasses.isEmpty, strangers.isEmpty { continue }
      let defaults = index.defaults(of: requirement, in: family)
      if defaults.exact.isEmpty { continue }
      visit(requirement, defaults, subclasses, family, &pass)
      visit(requirement, defaults, strangers, family, &pass)
    }
  }

  private func mayHaveDefault(_ requirement: DeclID, _ index: ProjectIndex) -> Bool {
    let fact = index.decl(requirement)
    switch fact.kind {
    case .func, .var, .subscript: return !fact.has(.optional) && !fact.flags.contains(.isOperator)
    default: return false
    }
  }

  private func visit(
    _ requirement: DeclID, _ defaults: DefaultMembers, _ subclasses: ContiguousArray<TypeID>, _ family: ProtocolFamily,
    _ pass: inout Pass
  ) {
    let index = pass.index
    // Of one class that conforms without a method there is one finding, however many subclasses have it.
    var bases: [TypeID] = []
    var shadows: [TypeID: [DeclID]] = [:]
    for type in subclasses {
      guard let shadow = shadow(of: requirement, in: type, index), let base = index.firstToAdopt(family, above: type),
        isLeftToDefault(requirement, above: type, index), !isMeantForOthers(shadow, in: type, below: base, of: requirement, index)
      else { continue }
      if shadows[base] == nil { bases.append(base) }
      shadows[base, default: []].append(shadow)
    }
    for base in bases {
      guard let adoption = index.adoption(of: family, by: base)?.statedBy,
        let member = index.standIn(defaults, in: family, for: base)
      else { continue }
      let found = shadows[base]?.filter {
        isSeen($0, member, family, adoption, index) && !isAskedFor($0, by: member, index) && !isUsedByName($0, index)
          && !index.haveSameBodies($0, member)
      } ?? []
      if found.isEmpty { continue }
      let own = index.entry(base).decl
      let settled = Base(
        name: index.name(of: own), adoption: adoption, isForeign: !index.canBeDeclared(requirement, inModuleOf: own),
        isElsewhere: found.contains { index.isOpen(base, to: $0) })
      report(requirement, member, settled, found, family, &pass)
    }
  }

  /// Whether a program has the member, the default and the conformance, and its author can know of them.
  func isSeen(_ shadow: DeclID, _ standIn: DeclID, _ family: ProtocolFamily, _ adoption: DeclID, _ index: ProjectIndex) -> Bool {
    index.coexist(shadow, standIn) && index.coexist(shadow, adoption)
      && index.isVisible(family.type, adoptedAt: adoption, toAuthorOf: shadow)
  }

  /// Whether the default looks for the class's own by a cast: `(self as? Folder)?.size`.
  func isAskedFor(_ shadow: DeclID, by standIn: DeclID, _ index: ProjectIndex) -> Bool {
    guard let type = index.enclosingType(of: shadow), !index.mentions(ofNameOf: shadow, inBodyOf: standIn).isEmpty else { return false }
    return index.casts(in: standIn).contains { cast in
      index.resolve(cast.type, at: standIn).type.map { $0 == type || index.superclasses(of: type).contains($0) } ?? false
    }
  }

  /// `Highway.name` of a static member is the class's own, whatever the protocol has.
  func isUsedByName(_ shadow: DeclID, _ index: ProjectIndex) -> Bool {
    index.decl(shadow).isStatic
      && index.mentions(onRelativesOf: shadow).contains { use in
        index.mention(use).shape == .type && index.member(meantBy: use) == shadow
      }
  }

  /// The class's own declaration of what is required, if it overrides nothing, and could.
  func shadow(of requirement: DeclID, in type: TypeID, _ index: ProjectIndex) -> DeclID? {
    index.counterparts(of: requirement, in: type).first { member in
      !index.decl(member).has(.override) && !index.isKeptToFile(member) && !index.isRetired(member)
        && index.mayAnswer(requirement, member) && index.likeness(requirement, member) == .equal
    }
  }

  /// Whether no superclass has anything that may be what the protocol asks for.
  func isLeftToDefault(_ requirement: DeclID, above type: TypeID, _ index: ProjectIndex) -> Bool {
    index.superclasses(of: type).allSatisfy { superclass in
      !index.holdsMacros(superclass)
        && !index.counterparts(of: requirement, in: superclass).contains { index.likeness(requirement, $0) != .different }
    }
  }

  /// Whether a protocol that only the subclass adopts is the reason for its member; one that says again what the first
  /// requires leads to the same.
  private func isMeantForOthers(
    _ member: DeclID, in type: TypeID, below base: TypeID, of requirement: DeclID, _ index: ProjectIndex
  ) -> Bool {
    let owner = index.enclosingType(of: requirement)
    let others = Set(index.ancestry(of: type)).subtracting(index.ancestry(of: base))
    return others.contains { other in
      guard let found = index.requirement(like: member, in: [other]) else { return false }
      // One that is set as well is another.
      let isAgain = owner.map { index.ancestry(of: other).contains($0) } ?? false
      return !isAgain || index.decl(found).accessors.contains(.set) != index.decl(requirement).accessors.contains(.set)
    }
  }

  /// The class that conforms with the default.
  struct Base {
    let name: String
    /// Where that is said.
    let adoption: DeclID
    /// It is none of the project's, or does not know the types: nothing can be declared in it.
    var isForeign = false
    /// It is open for who has to override, in another module.
    var isElsewhere = false
  }

  func report(
    _ requirement: DeclID, _ member: DeclID, _ base: Base, _ shadows: [DeclID], _ family: ProtocolFamily, _ pass: inout Pass
  ) {
    let index = pass.index
    var related = [Related(pass.place(of: base.adoption), .adoption), Related(pass.place(of: member), .standIn)]
    related.append(Related(pass.place(of: requirement), .requirement))
    related += shadows.dropFirst().map { Related(pass.place(of: $0), .shadow(in: index.enclosingName(of: $0))) }
    let calls = calls(of: requirement, member, shadows, family, index)
    related += calls.affected.map { Related(pass.place(of: $0), .defaultRuns(passing: index.enclosingName(of: shadows[0]))) }
    let isInExtension = index.parent(of: shadows[0]).map { index.decl($0).kind } == .extension
    pass.report(
      .notCalled(
        "\(index.enclosingName(of: shadows[0])).\(index.title(of: requirement))", through: index.name(of: index.entry(family.type).decl),
        base, isProperty: index.decl(requirement).kind == .var, isStatic: index.decl(requirement).isStatic,
        isStored: index.decl(shadows[0]).isStored, isInExtension: isInExtension,
        isDouble: index.role(of: shadows[0]).isForTests && !index.role(of: base.adoption).isForTests),
      at: shadows[0], related: related, isLesser: calls.isHarmless)
  }
}

extension Message {
  fileprivate static func notCalled(
    _ member: String, through type: String, _ base: SubclassShadowsProtocolDefault.Base, isProperty: Bool, isStatic: Bool,
    isStored: Bool, isInExtension: Bool, isDouble: Bool
  ) -> Message {
    let verb = isProperty ? "read" : "called"
    // A static member is final, and what an extension declares cannot be an override.
    let asWhat = (base.isElsewhere ? " as 'open'" : "") + (isStatic ? " with 'class' instead of 'static'" : "")
    // What the program promises tests do not take back.
    let advice =
      base.isForeign
      ? isDouble
        ? "let '\(member.prefix { $0 != "." })' adopt '\(type)' by itself, without being one of '\(base.name)'"
        : "let only those adopt '\(type)' that need it, and not '\(base.name)'"
      : "declare it in '\(base.name)'\(asWhat) and \(override(isStored: isStored, isInExtension: isInExtension))"
    return Message(
      "'\(member)' is not \(verb) through '\(type)': '\(base.name)' adopts '\(type)' with the default, for its subclasses too; "
        + advice)
  }

  /// What is stored cannot override anything, nor does an extension.
  static func override(isStored: Bool, isInExtension: Bool) -> String {
    "override it" + (isStored ? " with a computed property" : "")
      + (isInExtension ? ", in the class itself and not in an extension" : "")
  }

  fileprivate static let adoption: Message = "the conformance is stated here, without a member of its own"

  fileprivate static let standIn: Message = "this default runs"

  fileprivate static let requirement: Message = "what the protocol requires"

  fileprivate static func shadow(in type: String) -> Message { "that of '\(type)' is passed over as well" }
}
