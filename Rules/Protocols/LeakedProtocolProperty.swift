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
      fileprivate members, declared in the file of the extension, and require that object instead. Where the types \
      themselves use it as much as the defaults do, it is an 'info'.
      """,
    looksAt: .protocol,
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

  /// More of those that leak together are counted, and not named.
  private static let mostNamed = 6

  /// A property that leaks, and what shows it.
  struct Leak {
    let property: DeclID
    let isSettable: Bool
    let hiding: Hiding
    let uses: RequirementUses
    let witnesses: [DeclID]
  }

  func visit(_ decl: DeclID, _ pass: inout Pass) {
    let index = pass.index
    guard let type = index.type(of: decl) else { return }
    if let reason = reasonForAll(type, index) { return pass.spare(decl, withMembers: true, because: reason) }
    let requirements = index.requirements(of: type).filter { index.decl($0).kind == .var }
    // Where nothing else has a name, nobody declares it.
    let conformers = requirements.contains(where: { index.hasNamesakes($0) }) ? index.conformers(of: type) : []
    var leaks: [Leak] = []
    for requirement in requirements {
      if let leak = leak(requirement, conformers, &pass) { leaks.append(leak) }
    }
    let (names, sharing) = (leaks.map { index.name(of: $0.property) }, Sharing(leaks, index))
    for (place, leak) in leaks.enumerated() {
      // Of all of them not even a list is made: each has all others beside it.
      let others = names.indices.lazy.filter { $0 != place }.prefix(Self.mostNamed).map { names[$0] }
      pass.report(
        .leak(
          names[place], of: index.name(of: decl), uses: leak.uses, types: types(declaring: leak.witnesses, index),
          isSettable: leak.isSettable && !index.isForActors(type), advice(leak, others: others, among: sharing, index)),
        at: leak.property, related: evidence(leak, pass), isLesser: isShared(leak))
    }
  }

  /// Whether the types that conform have a part in what it holds: they read it, or use it as much as the defaults.
  private func isShared(_ leak: Leak) -> Bool {
    let (own, others) = (leak.uses.inConformers.count, leak.uses.inExtensions.count)
    return own > 0 && (!leak.isSettable || own >= others)
  }

  /// Why the protocol is left alone: not all who could use its properties are known, or it is a contract with
  /// Objective-C.
  private func reasonForAll(_ type: TypeID, _ index: ProjectIndex) -> Message? {
    let owner = index.entry(type).decl
    if index.effectiveAccess(of: owner) <= .fileprivate { return .isPrivate }
    if index.role(of: owner) == .test { return .isForTests }
    if index.isOffered(owner) { return .isForAnybody }
    if isExposed(owner, index) { return .isForObjectiveC }
    if index.mayHaveLocalSubtypes(type) { return .hasUnknownConformers }
    return index.foreignConformers(of: type).isEmpty ? nil : .hasForeignConformers
  }

  private func isExposed(_ id: DeclID, _ index: ProjectIndex) -> Bool {
    index.attributeNames(of: id).contains { $0 == "objc" || $0 == "objcMembers" }
  }

  private func leak(_ requirement: DeclID, _ conformers: [TypeID], _ pass: inout Pass) -> Leak? {
    let index = pass.index
    let fact = index.decl(requirement)
    if fact.isStatic || isExposed(requirement, index) { return nil }
    func spared(_ pass: inout Pass, _ reason: Message, _ related: [Related] = []) -> Leak? {
      pass.spare(requirement, because: reason, related)
      return nil
    }
    // It is everybody's there, and is judged there; here it only may be set as well.
    if let other = index.inheritedRequirement(like: requirement) {
      return spared(&pass, .isInherited, [Related(pass.place(of: other), .inherited)])
    }
    if index.hasCommonName(requirement) { return spared(&pass, .isCommon) }
    var doubles: [DeclID] = []
    guard let witnesses = storage(for: requirement, conformers, &doubles, index) else { return spared(&pass, .isParameter) }
    // With a default nobody has to declare it.
    let defaults = index.defaultsByName(of: requirement)
    if let first = defaults.first { return spared(&pass, .hasDefault, [Related(pass.place(of: first), .default)]) }
    if !index.isNamedInExtensions(requirement) { return spared(&pass, .isNotUsed) }
    let uses = index.uses(ofRequirement: requirement)
    if uses.inExtensions.isEmpty { return spared(&pass, .isNotUsed) }
    let home = index.layout.moduleOfFile[index.file(of: requirement)]
    if let other = uses.inExtensions.first(where: { index.layout.moduleOfFile[$0.file] != home }) {
      return spared(&pass, .isForOthers, [Related(pass.place(of: other), .outsideUse)])
    }
    if !uses.outside.isEmpty {
      return spared(&pass, .isForOthers, uses.outside.prefix(3).map { Related(pass.place(of: $0), .outsideUse) })
    }
    var kin: [TypeID: Bool] = [:]
    if let other = witnesses.first(where: { isForOthers($0, requirement, &kin, index) }) {
      return spared(&pass, .isForOthers, [Related(pass.place(of: other), .outsideUse)])
    }
    if let given = input(uses, witnesses, doubles, pass) { return spared(&pass, .isInput, [given]) }
    let isSettable = fact.accessors.contains(.set)
    let hiding = hiding(requirement, from: uses.inExtensions, index)
    if hiding == .all || hiding == .storage && !isSettable { return spared(&pass, .isHidden) }
    return Leak(
      property: requirement, isSettable: isSettable, hiding: hiding, uses: uses, witnesses: witnesses)
  }

  /// What branches of `#if` declare anew is one type.
  private func types(declaring witnesses: [DeclID], _ index: ProjectIndex) -> Int {
    Set(witnesses.map { "\(index.file(of: $0)) \(index.symbol(of: $0))" }).count
  }

  private func evidence(_ leak: Leak, _ pass: borrowing Pass) -> [Related] {
    var related: [Related] = []
    for use in leak.uses.inExtensions { related.append(Related(pass.place(of: use), .use)) }
    for use in leak.uses.inConformers { related.append(Related(pass.place(of: use), .ownUse)) }
    for witness in leak.witnesses {
      related.append(Related(pass.place(of: witness), .witness(of: pass.index.enclosingName(of: witness))))
    }
    return related
  }
}

extension Message {
  fileprivate static func leak(
    _ property: String, of type: String, uses: RequirementUses, types: Int, isSettable: Bool, _ advice: String
  ) -> Message {
    let places = String(uses.inExtensions.count, of: "place")
    let others = uses.inConformers.isEmpty ? "" : " and by types that conform"
    let declarers = String(types, of: "type")
    let harm = isSettable ? "anyone can set it" : "anyone can read it"
    return Message(
      "'\(property)' is only used by the default implementations of '\(type)' (\(places))\(others), but \(declarers) must "
        + "declare it and \(harm); \(advice)")
  }

  fileprivate static let use: Message = "a default implementation uses it here"

  fileprivate static let ownUse: Message = "a type that conforms uses it here"

  fileprivate static func witness(of type: String) -> Message { "'\(type)' has to declare it" }

  // Why nothing is found.
  fileprivate static let isPrivate: Message = "the protocol is seen in its own file alone"
  fileprivate static let isForTests: Message = "the protocol belongs to tests"
  fileprivate static let isForAnybody: Message = "the protocol is public, and anybody may import its module"
  fileprivate static let isForObjectiveC: Message = "the protocol is a contract with Objective-C"
  fileprivate static let hasForeignConformers: Message = "types that are not the project's conform to the protocol"
  fileprivate static let hasUnknownConformers: Message = "a type inside of a function, or one that may mean another, conforms to it"
  fileprivate static let isInherited: Message = "a protocol that this one refines requires it as well"
  fileprivate static let inherited: Message = "it is required here"
  fileprivate static let isCommon: Message = "its name is used too often to be told from others of the name"
  fileprivate static let isParameter: Message = "it is not the same plain storage in each type that conforms"
  fileprivate static let hasDefault: Message = "it has a default, so nobody has to declare it"
  fileprivate static let `default`: Message = "the default"
  fileprivate static let isNotUsed: Message = "no default implementation uses it"
  fileprivate static let isForOthers: Message = "others use it, or what may be it"
  fileprivate static let outsideUse: Message = "as here"
  fileprivate static let isInput: Message = "the defaults only read what those who conform put into it"
  fileprivate static let isHidden: Message = "only its own file can do something with what it holds"

  /// `'a', 'b' and 'c'`; of more than are named, `'a', 'b' and 7 more`.
  static func list(_ names: some Collection<String>, of count: Int = 0) -> String {
    series(names.map { "'\($0)'" } + (count > names.count ? ["\(count - names.count) more"] : []))
  }
}
