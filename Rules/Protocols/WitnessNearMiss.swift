import Facts
import Index
import RuleKit
import Syntax

/// A type's member looks like what a protocol requires, but is something else: the protocol's default runs.
///
/// Without the default the compiler would say that the type does not conform. With it, a question mark too many or a
/// label with a slip makes another member, and nobody hears of it.
final class WitnessNearMiss: Rule, RuleHooks {
  static let card = RuleCard(
    id: "witness_near_miss",
    summary: "a member that nearly is what a protocol requires, so that the default runs instead",
    rationale: """
      A requirement with a default need not be met, so the compiler does not mind a member that misses it by its type, a \
      label or an effect. Whoever knows the value as the protocol gets the default; an 'errorDescription' that is no optional is \
      never shown. Give the member the requirement's types and labels; or, if another thing is meant, another name.
      """,
    severity: .error,
    looksAt: .protocol,
    since: "0.1",
    breaks: """
      protocol Exhibit { var note: String? { get } }
      extension Exhibit {
        var note: String? { nil }
      }
      struct Fossil: Exhibit {
        var note: String { "do not touch" }  // expect: witness_near_miss
      }
      """,
    keeps: """
      protocol Exhibit { var note: String? { get } }
      extension Exhibit {
        var note: String? { nil }
      }
      struct Fossil: Exhibit {
        var note: String? { "do not touch" }
      }
      """)

  /// Of types with very many members, by these.
  var straysOfLarge: [TypeID: Strays] = [:]

  /// What is named like something that Apple's Swift libraries require, by files; sought once.
  var namesakesOfSwift: [Int: [DeclID]]?

  func visit(_ id: DeclID, _ pass: inout Pass) {
    let index = pass.index
    guard let type = index.type(of: id), !index.attributeNames(of: id).contains("objc") else { return }
    let requirements = index.requirements(of: type).filter { mayBeMissed($0, index) }
    if requirements.isEmpty { return }
    let family = index.family(of: type)
    lazy var strays = strays(of: family, index)
    // Which of several is meant a label does not say that is lost.
    var mislabelled: Set<DeclID> = []
    for requirement in requirements {
      let defaults = index.defaults(of: requirement, in: family)
      if defaults.exact.isEmpty { pass.spare(requirement, because: .hasNoDefault) }
      if defaults.exact.isEmpty { continue }
      // What a protocol above requires as well is judged there.
      if let above = index.inheritedRequirement(like: requirement), index.likeness(above, requirement) == .equal { continue }
      if pass.isAsked { spareNamesakes(of: requirement, family, &pass) }
      let types = index.types(of: requirement)
      let missing = family.conformers(withNameOf: requirement).filter { isLeftToDefault(requirement, types, in: $0, family, index) }
      var misses = missing.compactMap { miss(requirement, in: $0, family, defaults, index) }
      if index.decl(requirement).kind != .`init` {
        misses += foreignMisses(requirement, type, defaults, index)
        misses += inheritedMisses(requirement, types, family, defaults, index) + heirsMisses(requirement, types, family, defaults, index)
        if index.decl(requirement).parameters.count > 0 { misses += slips(for: requirement, defaults, strays, family, index) }
      }
      let real = misses.filter { miss in
        index.coexist(miss.member, requirement) && defaults.exact.contains { index.coexist(miss.member, $0) }
          && isSeen(miss.member, family, index) && !mayBeMade(for: miss.member, index) && !doesTheSame(miss, requirement, index)
          && (!miss.reason.isLabel || mislabelled.insert(miss.member).inserted)
      }
      if real.isEmpty { continue }
      let missed = real.compactMap { index.enclosingType(of: $0.member) }
      let uses = index.usesThroughProtocol(of: requirement, family, passing: missed, atMost: 3)
      for miss in real { report(miss, requirement, uses, &pass) }
    }
  }

  /// Nobody can say which of more is meant for what.
  static let mostNamesakes = 64

  /// Whether the type has something of the name, adopts the protocol itself, and has nothing that may be what is
  /// required, nor has a superclass.
  private func isLeftToDefault(
    _ requirement: DeclID, _ types: MemberTypes, in type: TypeID, _ family: ProtocolFamily, _ index: ProjectIndex
  ) -> Bool {
    let name = index.globalName(of: requirement)
    let members = index.members(of: type, named: name)
    guard !members.isEmpty, members.count <= WitnessNearMiss.mostNamesakes, index.adoption(of: family, by: type)?.isAmbiguous == false
    else { return false }
    return ([type] + index.superclasses(of: type)).allSatisfy { owner in
      !index.members(of: owner, named: name).contains { index.mayAnswer(types, $0) }
    }
  }

  /// Whether a macro of the member's type, or of one above, may have made what is required, or something there says that it
  /// implements it under another name.
  private func mayBeMade(for member: DeclID, _ index: ProjectIndex) -> Bool {
    guard let type = index.enclosingType(of: member) else { return false }
    return ([type] + index.superclasses(of: type)).contains { owner in
      index.holdsMacros(owner) || index.members(of: owner).contains { index.attributeNames(of: $0).contains("_implements") }
    }
  }

  /// Says of the members that have the requirement's name why they are no misses.
  private func spareNamesakes(of requirement: DeclID, _ family: ProtocolFamily, _ pass: inout Pass) {
    let index = pass.index
    for member in family.conformers(withNameOf: requirement).flatMap({ index.members(of: $0, named: index.globalName(of: requirement)) }) {
      let reason: Message = index.mayAnswer(requirement, member) ? .isWitness : .isOtherwiseMeant
      pass.spare(member, because: reason, [Related(pass.place(of: requirement), .requirement)])
    }
  }

  // MARK: Misses

  /// A member that misses the requirement, by what, and what runs instead.
  struct Miss {
    let member: DeclID
    let reason: NearMiss
    let standIn: DeclID
    /// The superclass that has settled it.
    var base: TypeID?
    /// The same where that is a class of Apple's.
    var foreignBase: String?
  }

  private func miss(
    _ requirement: DeclID, in type: TypeID, _ family: ProtocolFamily, _ defaults: DefaultMembers, _ index: ProjectIndex
  ) -> Miss? {
    let members = index.members(of: type, named: index.globalName(of: requirement))
    let adoption = index.adoption(of: family, by: type)?.statedBy
    for member in members {
      guard let reason = miss(requirement, member, in: type, adoptedAt: adoption, index) else { continue }
      let base = index.firstToAdopt(family, above: type)
      return index.standIn(defaults, in: family, for: base ?? type).map { Miss(member: member, reason: reason, standIn: $0, base: base) }
    }
    return nil
  }

  func miss(
    _ requirement: DeclID, _ member: DeclID, in type: TypeID?, adoptedAt adoption: DeclID?, _ index: ProjectIndex
  ) -> NearMiss? {
    let fact = index.decl(member)
    guard fact.isStatic == index.decl(requirement).isStatic, !fact.has(.override), !index.isRetired(member),
      !index.isKeptToFile(member), !isConstrained(member, besides: adoption, index),
      let miss = index.nearMiss(requirement, member), isMistake(miss, requirement, member, index),
      type.map({ isMeantForOthers(member, requirement, in: $0, index) }) != true
    else { return nil }
    return miss
  }

  // MARK: Report

  private func report(_ miss: Miss, _ requirement: DeclID, _ uses: [MentionID], _ pass: inout Pass) {
    let index = pass.index
    var related = [Related(pass.place(of: requirement), .requirement), Related(pass.place(of: miss.standIn), .standIn)]
    related += uses.map { Related(pass.place(of: $0), .use) }
    let base = miss.base.map { index.name(of: index.entry($0).decl) } ?? miss.foreignBase
    let isForeign = miss.base.map { !index.canBeDeclared(requirement, inModuleOf: index.entry($0).decl) } ?? (miss.foreignBase != nil)
    let isOtherType = miss.reason == .result && index.decl(requirement).kind == .var
    let types = texts(miss, requirement, index)
    pass.report(
      .miss(
        (index.title(of: miss.member), types.member), (index.title(of: requirement), types.wanted),
        of: index.enclosingName(of: requirement), reason: reason(miss, requirement, index), base: base,
        isInitializer: index.decl(requirement).kind == .`init`, how: form(missingTo: miss.member, requirement, index),
        isForeign: isForeign, isOpen: miss.base.map { index.isOpen($0, to: miss.member) } == true,
        isHidden: index.isHidden(miss.member, from: index.enclosingType(of: requirement))),
      at: miss.member, related: related, isLesser: !isOtherType)
  }

  /// Of variables their types, and what shows that of the member, where it is not written.
  private func texts(_ miss: Miss, _ requirement: DeclID, _ index: ProjectIndex) -> (member: String, wanted: String) {
    guard miss.reason == .result, index.decl(requirement).kind == .var else { return ("", "") }
    let types = index.typeTexts(miss.member, requirement, at: nil)
    let source = index.sourceOfType(of: miss.member).map { " by '\($0)'" } ?? ""
    return (types.left.isEmpty ? "" : " (\(types.left)\(source))", " (\(types.right))")
  }

  private func reason(_ miss: Miss, _ requirement: DeclID, _ index: ProjectIndex) -> String {
    switch miss.reason {
    case .label, .name: return ""
    case .result:
      if index.decl(requirement).kind == .var { return "" }
      let types = index.typeTexts(miss.member, requirement, at: nil)
      return " because it returns '\(types.left)', not '\(types.right)'"
    case .parameter(let place):
      let types = index.typeTexts(miss.member, requirement, at: place)
      return " because parameter \(place + 1) is '\(types.left)', not '\(types.right)'"
    case .setter: return " because it cannot be set"
    case .throwing: return " because it throws"
    case .errors: return " because it may throw other errors"
    case .async: return " because it is async"
    case .mutating: return index.decl(requirement).kind == .func ? " because it is mutating" : " because to read it is mutating"
    }
  }
}

extension Message {
  static func miss(
    _ member: (name: String, type: String), _ requirement: (name: String, type: String), of type: String, reason: String,
    base: String?, isInitializer: Bool = false, how: String? = nil, isForeign: Bool = false, isOpen: Bool = false,
    isHidden: Bool = false
  ) -> Message {
    func advice(_ base: String) -> String {
      isForeign ? "let only those adopt it that need it" : "declare it in '\(base)'\(isOpen ? " as 'open'" : "") and override it"
    }
    let advice =
      base.map { "; '\($0)' has adopted that for its subclasses: \(advice($0))" }
      ?? "; give it the form that is required\(how ?? "")"
      + "\(isHidden ? " and make it public" : ""), or another name"
    return Message(
      "'\(member.name)'\(member.type) is not what '\(type).\(requirement.name)'\(requirement.type) requires\(reason): where the "
        + "\(isInitializer ? "type" : "value") is known as '\(type)', the default runs\(advice)")
  }

  fileprivate static let requirement: Message = "what the protocol requires"

  fileprivate static let standIn: Message = "this default runs"

  // Why nothing is found.
  fileprivate static let hasNoDefault: Message = "it has no default: without it a type does not conform, and the compiler says so"
  fileprivate static let isWitness: Message = "it is what the protocol requires, as far as can be told"
  fileprivate static let isOtherwiseMeant: Message = "it is too unlike the requirement, or something else is a reason for it"

  fileprivate static let use: Message = "it is used through the protocol here"
}
