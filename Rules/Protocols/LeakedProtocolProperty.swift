import Facts
import Index
import RuleKit
import Syntax

/// A protocol requires a property that only its default implementations need.
///
/// What a protocol requires is as visible as the protocol: every conforming type has to publish its storage, and every
/// client may use it. Swift has no access control inside of protocols, but it has files: an object whose members are
/// `fileprivate`, declared beside the extension, carries the storage and hides it.
final class LeakedProtocolProperty: Rule, RuleHooks {
  static let card = RuleCard(
    id: "leaked_protocol_property",
    summary: "a required property that only the protocol's default implementations use",
    rationale: """
      Each type that conforms must declare the property, as visible as the protocol, though it is nothing but storage \
      for the defaults; and everybody may read it, or set it. Put what the defaults need into a components object with \
      fileprivate members, declared in the file of the extension, and require that object instead.
      """,
    looksAt: .protocolProperty,
    since: "0.1",
    breaks: """
      protocol Router: AnyObject {
        var children: [Router] { get set }  // expect: leaked_protocol_property
        func add(_ router: Router)
      }
      extension Router {
        func add(_ router: Router) { children.append(router) }
      }
      final class AppRouter: Router {
        var children: [Router] = []
      }
      """,
    keeps: """
      final class RouterParts {
        fileprivate var children: [Router] = []
      }
      protocol Router: AnyObject {
        var parts: RouterParts { get }
        func add(_ router: Router)
      }
      extension Router {
        func add(_ router: Router) { parts.children.append(router) }
      }
      final class AppRouter: Router {
        let parts = RouterParts()
      }
      """)

  func visit(_ requirement: DeclID, _ pass: inout Pass) {
    let index = pass.index
    guard let type = index.enclosingType(of: requirement), mayLeak(requirement, of: type, index) else { return }
    guard let witnesses = storedWitnesses(of: requirement, type, index) else { return }
    let uses = index.uses(ofRequirement: requirement)
    guard !uses.inExtensions.isEmpty, uses.outside.isEmpty else { return }
    if hidesItsMembers(requirement, from: uses.inExtensions, index) { return }
    let isSettable = index.decl(requirement).accessors.contains(.set)
    pass.report(
      .leak(
        pass.text(index.decl(requirement).name), of: index.name(of: index.entry(type).decl),
        uses: uses.inExtensions.count, types: witnesses.count, isSettable: isSettable,
        isUsedByConformers: !uses.inConformers.isEmpty),
      at: requirement, related: evidence(uses, witnesses, pass),
      isLesser: !isSettable && !uses.inConformers.isEmpty)
  }

  /// Whether all who could use the property are known, and it is no contract with Objective-C.
  private func mayLeak(_ requirement: DeclID, of type: TypeID, _ index: ProjectIndex) -> Bool {
    let fact = index.decl(requirement)
    let owner = index.entry(type).decl
    let access = index.effectiveAccess(of: owner)
    if fact.isStatic || access <= .fileprivate || index.role(of: requirement) == .test { return false }
    if access >= .public, index.module(of: requirement).isOpenWorld { return false }
    let isExposed = [owner, requirement].contains { id in
      index.attributeNames(of: id).contains { $0 == "objc" || $0 == "objcMembers" }
    }
    if isExposed || !index.foreignConformers(of: type).isEmpty { return false }
    // With a default nobody has to declare it.
    return !index.descendants(of: type).contains { refinement in
      index.entry(refinement).kind == .protocol
        && index.extensionMembers(of: refinement).contains { index.globalName(of: $0) == index.globalName(of: requirement) }
    }
  }

  /// The conforming types' declarations of the property, if each is storage and none brings something of its own.
  private func storedWitnesses(of requirement: DeclID, _ type: TypeID, _ index: ProjectIndex) -> [DeclID]? {
    var witnesses: Set<DeclID> = []
    for conformer in index.descendants(of: type) {
      switch index.entry(conformer).kind {
      case .class, .struct, .enum, .actor: break
      default: continue
      }
      guard let witness = index.witness(of: requirement, in: conformer), index.decl(witness).isStored else { return nil }
      witnesses.insert(witness)
    }
    let sorted = witnesses.sorted()
    guard sorted.contains(where: { index.role(of: $0) == .production }) else { return nil }
    return isStorage(sorted, isSettable: index.decl(requirement).accessors.contains(.set), index) ? sorted : nil
  }

  /// Storage for the defaults starts alike everywhere; what each type answers for itself is a parameter.
  private func isStorage(_ witnesses: [DeclID], isSettable: Bool, _ index: ProjectIndex) -> Bool {
    let facts = witnesses.map { index.decl($0) }
    // Injected by `init`.
    if facts.contains(where: { $0.kind == .let && $0.value == .none }) { return false }
    let values = Set(witnesses.map { withoutGenericArguments(index.text(index.decl($0).valueText, of: $0)) })
    if facts.allSatisfy({ $0.value == .literal }), values.count > 1 { return false }
    return isSettable || (values.count == 1 && facts.allSatisfy { $0.value == .call || $0.value == .emptyCollection })
  }

  private func withoutGenericArguments(_ text: String) -> String {
    guard let open = text.firstIndex(of: "<"), let close = text.lastIndex(of: ">"), open < close else { return text }
    return String(text[..<open] + text[text.index(after: close)...])
  }

  /// The good form: the property's type is the project's, and only the file that uses it can use its members.
  private func hidesItsMembers(_ requirement: DeclID, from uses: [MentionID], _ index: ProjectIndex) -> Bool {
    guard let type = index.resolve(index.decl(requirement).type, at: requirement).type else { return false }
    let file = index.file(of: index.entry(type).decl)
    guard uses.allSatisfy({ $0.file == file }) else { return false }
    let members = index.members(of: type).filter { index.decl($0).kind == .func || index.decl($0).isStored }
    return !members.isEmpty && members.allSatisfy { index.effectiveAccess(of: $0) <= .fileprivate }
  }

  private func evidence(_ uses: RequirementUses, _ witnesses: [DeclID], _ pass: borrowing Pass) -> [Related] {
    var related: [Related] = []
    for use in uses.inExtensions { related.append(Related(pass.place(of: use), .use)) }
    for use in uses.inConformers { related.append(Related(pass.place(of: use), .ownUse)) }
    for witness in witnesses {
      related.append(Related(pass.place(of: witness), .witness(of: pass.index.enclosingName(of: witness))))
    }
    return related
  }
}

extension Message {
  fileprivate static func leak(
    _ property: String, of type: String, uses: Int, types: Int, isSettable: Bool, isUsedByConformers: Bool
  ) -> Message {
    let places = uses == 1 ? "1 place" : "\(uses) places"
    let others = isUsedByConformers ? " and by types that conform" : ""
    let declarers = types == 1 ? "1 type must" : "\(types) types must"
    let harm = isSettable ? "anyone can set it" : "anyone can read it"
    let advice = "move it into a components object with fileprivate members"
    return Message(
      "'\(property)' is only used by the default implementations of '\(type)' (\(places))\(others), but \(declarers) "
        + "declare it and \(harm); \(advice)\(isSettable ? " (or make it { get })" : "")")
  }

  fileprivate static let use: Message = "a default implementation uses it here"

  fileprivate static let ownUse: Message = "a type that conforms uses it here"

  fileprivate static func witness(of type: String) -> Message { "'\(type)' has to declare it" }
}
