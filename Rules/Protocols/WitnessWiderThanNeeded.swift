import Facts
import Index
import RuleKit
import Syntax

/// A public member that only a protocol of the own module has a use for.
///
/// What an internal protocol requires need not be public, be the type as public as it likes: who cannot see the protocol
/// has no reason to see what it is made of.
final class WitnessWiderThanNeeded: Rule, RuleHooks {
  static let card = RuleCard(
    id: "witness_wider_than_needed",
    summary: "a public member that only an internal protocol asks for",
    rationale: """
      The member fulfils a requirement of a protocol that other modules cannot see, and no other module uses it: public \
      it is for nothing, and whoever finds it will use it. Leave the modifier out; the member is still as visible as \
      the protocol demands.
      """,
    severity: .info,
    looksAt: witnesses,
    optIn: "a member may be public for clients that are still to come",
    since: "0.1",
    breaks: """
      protocol Cell { func layOut() }
      public struct Tile: Cell {
        public func layOut() {}  // expect: witness_wider_than_needed
      }
      """,
    keeps: """
      protocol Cell { func layOut() }
      public struct Tile: Cell {
        func layOut() {}
      }
      """)

  private static let witnesses = LooksAt([.function, .property, .subscript]).inside([.concreteType, .extension])

  func visit(_ member: DeclID, _ pass: inout Pass) {
    let index = pass.index
    guard isPublicForItself(member, index), let type = index.enclosingType(of: member),
      index.entry(type).kind.isConcreteType, let requirement = onlyRequirement(of: member, type, index),
      !index.mayBeAskedForElsewhere(member, in: type), !index.mayBeAskedForElsewhere(member, below: type),
      !isCalledByTheLanguage(member, of: type, index),
      !isUsedElsewhere(member, of: type, index), !isCopiedElsewhere(member, index)
    else { return }
    pass.report(
      .wide(
        index.title(of: member), of: index.enclosingName(of: member), for: index.enclosingName(of: requirement),
        byItself: index.decl(member).access >= .public),
      at: member,
      related: [Related(pass.place(of: requirement), .requirement)])
  }

  /// Whether the member is public, and all who could be the reason are known.
  private func isPublicForItself(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    let fact = index.decl(member)
    if fact.has(.override) || fact.flags.contains(.isOperator) || index.module(of: member).isOpenWorld { return false }
    guard index.role(of: member) == .production, index.effectiveAccess(of: member) >= .public else { return false }
    // Attributes have readers that are not Swift's, or not the project's.
    let attributes = index.attributeNames(of: member) + (index.parent(of: member).map { index.attributeNames(of: $0) } ?? [])
    return !attributes.contains { Self.readByOthers.contains($0) }
  }

  private static let readByOthers: Set<String> = [
    "_spi", "GKInspectable", "IBAction", "IBInspectable", "IBOutlet", "IBSegueAction", "inlinable", "NSManaged", "objc",
    "objcMembers", "usableFromInline",
  ]

  /// The first requirement that the member fulfils, if none of them, those of subclasses included, is public, or is another
  /// module's.
  private func onlyRequirement(of member: DeclID, _ type: TypeID, _ index: ProjectIndex) -> DeclID? {
    let areOwn = index.requirements(like: member, inAndBelow: type).allSatisfy {
      index.effectiveAccess(of: $0) == .internal && index.module(of: $0) == index.module(of: member)
    }
    guard areOwn, let first = index.ancestry(of: type).sorted().lazy.compactMap({ index.requirement(like: member, in: [$0]) }).first,
      index.likeness(first, member) == .equal
    else { return nil }
    return first
  }

  /// Whether the compiler writes uses of it that nobody sees, or wants it as visible as its type.
  private func isCalledByTheLanguage(_ member: DeclID, of type: TypeID, _ index: ProjectIndex) -> Bool {
    // A subscript has no name that others could mention.
    if index.decl(member).kind == .subscript {
      let own = index.layout.moduleOfFile[index.file(of: member)]
      let isAlone = index.layout.modules.indices.allSatisfy { $0 == own || index.layout.modules[$0].role != .production }
      return !isAlone || index.text(index.decl(member).labels, of: member) == "(dynamicMember:)"
    }
    let name = index.name(of: member)
    if name == "callAsFunction" { return true }
    return index.attributeNames(of: index.entry(type).decl).contains { attribute in
      switch attribute {
      case "propertyWrapper": name == "wrappedValue" || name == "projectedValue"
      case "resultBuilder": name.hasPrefix("build")
      case "dynamicCallable": name == "dynamicallyCall"
      case "globalActor": name == "shared"
      default: false
      }
    }
  }

  /// Whether code that uses the member is compiled into other modules, and may use nothing but what they see: a body that is
  /// inlined, the default of a parameter.
  private func isCopiedElsewhere(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    index.mentions(ofNameOf: member).contains { use in
      guard index.layout.moduleOfFile[use.file] == index.layout.moduleOfFile[index.file(of: member)],
        let owner = index.owner(of: use)
      else { return false }
      if !Self.inlined.isDisjoint(with: index.attributeNames(of: owner)) { return true }
      // The value for a parameter has no 'self', so it is made of what is static.
      guard index.decl(member).isStatic, index.effectiveAccess(of: owner) >= .public else { return false }
      return index.parameters(of: owner).contains { $0.hasDefault } && index.mayMean(member, use)
    }
  }

  private static let inlined: Set<String> = ["_alwaysEmitIntoClient", "_transparent", "backDeployed", "inlinable"]

  /// Whether another module mentions the member, or may do so, or overrides it.
  private func isUsedElsewhere(_ member: DeclID, of type: TypeID, _ index: ProjectIndex) -> Bool {
    if index.hasCommonName(member) { return true }
    let module = index.layout.moduleOfFile[index.file(of: member)]
    if index.nearestOverrides(of: member).contains(where: { index.layout.moduleOfFile[index.file(of: $0)] != module }) { return true }
    let others = index.mentions(ofNameOf: member).filter { index.layout.moduleOfFile[$0.file] != module }
    if others.isEmpty { return false }
    let family = Set(index.descendants(of: type))
    return others.contains { id in
      switch index.receiverType(of: id) {
      case .types(let types): types.contains(where: family.contains)
      case .foreign, .structural: false
      case .unknown: true
      }
    }
  }
}

extension Message {
  /// - Parameter byItself: whether the member says so, and not its extension.
  fileprivate static func wide(_ member: String, of type: String, for other: String, byItself: Bool) -> Message {
    let advice = byItself ? "leave the modifier out" : "say 'internal'"
    return "'\(member)' of '\(type)' is public for '\(other)' alone, which is internal; \(advice)"
  }

  fileprivate static let requirement: Message = "this is what asks for it"
}
