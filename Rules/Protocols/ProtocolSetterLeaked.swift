import Facts
import Index
import RuleKit
import Syntax

/// A protocol lets everybody set a property that only its own side ever sets.
///
/// `{ get set }` is a promise to clients. Where they only read, it is a hole: the conforming type cannot make its setter
/// private, and nothing keeps a client from changing what is not its own.
final class ProtocolSetterLeaked: Rule, RuleHooks {
  static let card = RuleCard(
    id: "protocol_setter_leaked",
    summary: "a required setter that no client uses",
    rationale: """
      As long as the protocol asks for a setter, the types that conform cannot keep theirs to themselves, and whoever \
      has a value may set the property. Ask for { get }, and let the types use private(set); where default \
      implementations set it, give them a components object with fileprivate members, or a method of a name that says \
      what it is for.
      """,
    severity: .info,
    looksAt: .protocolProperty,
    optIn: "clients that set the property may be still to come",
    since: "0.1",
    breaks: """
      protocol Player: AnyObject {
        var volume: Int { get set }  // expect: protocol_setter_leaked
        func mute()
      }
      final class Radio: Player {
        var volume = 5
        func mute() { volume = 0 }
      }
      func show(_ player: any Player) { print(player.volume) }
      """,
    keeps: """
      protocol Player: AnyObject {
        var volume: Int { get }
        func mute()
      }
      final class Radio: Player {
        private(set) var volume = 5
        func mute() { volume = 0 }
      }
      func show(_ player: any Player) { print(player.volume) }
      """)

  func visit(_ requirement: DeclID, _ pass: inout Pass) {
    let index = pass.index
    let fact = index.decl(requirement)
    guard fact.accessors.contains(.set), !fact.isStatic, let type = index.enclosingType(of: requirement),
      hasKnownClients(requirement, of: type, index), !index.hasCommonName(requirement)
    else { return }
    let uses = index.uses(ofRequirement: requirement)
    // A binding's property is a binding, by which anybody may set it.
    if uses.outside.contains(where: { index.change(by: $0) != .none || index.mayForward($0) }) { return }
    let family = Set(index.descendants(of: type))
    let reads = uses.outside.filter { isSure($0, family, index) }
    let byDefaults = uses.inExtensions.filter { index.change(by: $0) == .certain }
    let byTypes = uses.inConformers.filter { index.change(by: $0) == .certain }
    // What nobody is known to read or to set is another matter.
    if reads.isEmpty || byDefaults.isEmpty && byTypes.isEmpty || index.isForActors(type) { return }
    var related = byDefaults.map { Related(pass.place(of: $0), .setByDefault) }
    related += byTypes.map { Related(pass.place(of: $0), .setByType) }
    related += reads.map { Related(pass.place(of: $0), .read) }
    let witnesses = family.flatMap { index.counterparts(of: requirement, in: $0) }
    // Nobody would be told of what a components object holds.
    if !byDefaults.isEmpty, witnesses.contains(where: index.isObserved) { return }
    pass.report(
      .leak(
        index.name(of: requirement), of: index.enclosingName(of: requirement), byDefaults: byDefaults.count,
        byTypes: byTypes.count, mayBePrivate: mayBePrivate(witnesses, setAt: byTypes, index)),
      at: requirement, related: related)
  }

  /// Whether the types can keep their setters to themselves: no library shows one to anybody, who may set it there, and each
  /// place that sets the property stands in the type and the file of one.
  private func mayBePrivate(_ witnesses: [DeclID], setAt uses: [MentionID], _ index: ProjectIndex) -> Bool {
    let isPublished = witnesses.contains { index.isOffered($0) }
    if isPublished { return false }
    var homes: [Int: Set<TypeID>] = [:]
    for witness in witnesses {
      if let type = index.enclosingType(of: witness) { homes[index.file(of: witness), default: []].insert(type) }
    }
    return uses.allSatisfy { use in index.typesAround(use).contains { homes[use.file]?.contains($0) == true } }
  }

  /// Whether it is known that the receiver conforms.
  private func isSure(_ id: MentionID, _ family: Set<TypeID>, _ index: ProjectIndex) -> Bool {
    guard case .types(let types) = index.receiverType(of: id) else { return false }
    return types.contains(where: family.contains)
  }

  /// Whether all clients are Swift's and the project's.
  private func hasKnownClients(_ requirement: DeclID, of type: TypeID, _ index: ProjectIndex) -> Bool {
    let owner = index.entry(type).decl
    if index.effectiveAccess(of: owner) <= .fileprivate || index.role(of: owner) == .test || index.isOffered(owner) { return false }
    return ![owner, requirement].contains { id in
      index.attributeNames(of: id).contains { $0 == "objc" || $0 == "objcMembers" }
    }
  }
}

extension Message {
  fileprivate static func leak(
    _ property: String, of type: String, byDefaults: Int, byTypes: Int, mayBePrivate: Bool
  ) -> Message {
    let setters = [
      byDefaults > 0 ? "default implementations (\(String(byDefaults, of: "place")))" : nil,
      byTypes > 0 ? "types that conform (\(String(byTypes, of: "place")))" : nil,
    ]
    let advice =
      byDefaults > 0
      ? "require { get }, and hand the defaults a components object with fileprivate members"
      : "require { get }\(mayBePrivate ? ", and the types can make their setters private" : "")"
    return Message(
      "'\(property)' of '\(type)' is only set by \(setters.compactMap(\.self).joined(separator: " and ")), but anyone can "
        + "set it; \(advice)")
  }

  fileprivate static let setByDefault: Message = "a default implementation sets it here"

  fileprivate static let setByType: Message = "a type that conforms sets it here"

  fileprivate static let read: Message = "it is only read here"
}
