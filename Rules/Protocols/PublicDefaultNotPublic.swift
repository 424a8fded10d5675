import Facts
import Index
import RuleKit
import Syntax

/// A public protocol keeps its default implementation to its own module.
///
/// The members of an extension are internal unless they say otherwise, whatever the protocol is. Types of other modules
/// have to implement what looks as if there were a default.
final class PublicDefaultNotPublic: Rule, RuleHooks {
  static let card = RuleCard(
    id: "public_default_not_public",
    summary: "a default implementation that a public protocol does not share with other modules",
    rationale: """
      Others see the requirement, not its default: what compiles in the protocol's own module does not in theirs, and a \
      public type of the module that relies on the default does not compile at all. Make the default public, or keep the \
      requirement out of the public protocol.
      """,
    looksAt: defaults,
    optIn: "a default may be meant for the module's own types alone",
    since: "0.1",
    breaks: """
      // module: open
      public protocol Shape { func outline() -> String }
      extension Shape {
        func outline() -> String { "none" }  // expect: public_default_not_public
      }
      """,
    keeps: """
      // module: open
      public protocol Shape { func outline() -> String }
      extension Shape {
        public func outline() -> String { "none" }
      }
      """)

  private static let defaults = LooksAt([.function, .property, .subscript, .initializer]).inside(.extension)

  func visit(_ member: DeclID, _ pass: inout Pass) {
    let index = pass.index
    guard index.module(of: member).isOpenWorld, let type = index.enclosingType(of: member),
      index.entry(type).kind == .protocol, index.effectiveAccess(of: index.entry(type).decl) >= .public,
      // A default that only traps asks others for their own.
      isHidden(member, index), !isConvenience(member, index), index.trapBody(of: member) == nil,
      let requirement = requirement(of: member, type, index), index.defaultsByName(of: requirement) == [member]
    else { return }
    var related = [Related(pass.place(of: requirement), .requirement)]
    let relying = index.conformers(of: type).filter { index.witness(of: requirement, in: $0) == nil }
    related += relying.map { Related(pass.place(of: index.entry($0).decl), .relies) }
    pass.report(
      .hidden(index.title(of: member), of: index.enclosingName(of: requirement), access: index.effectiveAccess(of: member)), at: member,
      related: related)
  }

  /// Whether others cannot see the member, and no attribute says that they can make use of it all the same.
  private func isHidden(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    guard [.internal, .package].contains(index.effectiveAccess(of: member)), let extended = index.parent(of: member),
      index.decl(extended).requirements.count == 0
    else { return false }
    return !index.attributeNames(of: member).contains("usableFromInline") && !index.isRetired(member)
  }

  /// Whether an argument may be left out: it is there for those who call, not for those who conform.
  private func isConvenience(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    index.parameters(of: member).contains { $0.hasDefault }
  }

  /// The only public requirement of the same module that the member can be the default of.
  private func requirement(of member: DeclID, _ type: TypeID, _ index: ProjectIndex) -> DeclID? {
    let requirements = index.ancestry(of: type).filter { index.entry($0).kind == .protocol }.flatMap { other in
      index.counterparts(of: member, in: other).filter { index.parent(of: $0) == index.entry(other).decl }
    }
    guard requirements.count == 1, let requirement = requirements.first,
      index.module(of: requirement) == index.module(of: member), index.effectiveAccess(of: requirement) >= .public,
      index.likeness(requirement, member) == .equal || isSpelledAlike(requirement, member, index),
      !index.name(of: requirement).hasPrefix("_"), !isForFew(requirement, index),
      !index.decl(requirement).accessors.contains(.set) || index.decl(member).accessors.contains(.set)
    else { return nil }
    return requirement
  }

  /// Whether only those see the requirement who import what is no public interface.
  private func isForFew(_ requirement: DeclID, _ index: ProjectIndex) -> Bool {
    [requirement, index.parent(of: requirement)].contains { $0.map { index.attributeNames(of: $0).contains("_spi") } ?? false }
  }

  /// Whether both name the same types: in the protocol and in its extension an associated type is the same.
  private func isSpelledAlike(_ requirement: DeclID, _ member: DeclID, _ index: ProjectIndex) -> Bool {
    let types = [requirement, member].map { id in
      (index.parameters(of: id).map(\.type) + [index.decl(id).type]).map { index.text($0, of: id) }
    }
    let areGeneric = [requirement, member].contains { index.decl($0).generics.count + index.decl($0).requirements.count > 0 }
    return types[0] == types[1] && !areGeneric
  }
}

extension Message {
  fileprivate static func hidden(_ member: String, of type: String, access: AccessLevel) -> Message {
    let (level, others) = access == .package ? ("package", "packages") : ("internal", "modules")
    return "the default of '\(type).\(member)' is \(level), so types of other \(others) have to implement it; make it public"
  }

  fileprivate static let requirement: Message = "the requirement is public"

  fileprivate static let relies: Message = "this type relies on the default"
}
