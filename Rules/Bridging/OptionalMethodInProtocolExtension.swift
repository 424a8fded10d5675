import Catalog
import Facts
import Index
import RuleKit
import Syntax

/// A protocol's extension implements what a protocol of Objective-C allows: nobody ever calls it.
///
/// Objective-C asks an object whether it has a method, and finds those of its class. What a protocol's extension adds is
/// known to Swift alone; where a requirement is optional, the compiler does not miss anything either.
final class OptionalMethodInProtocolExtension: Rule, RuleHooks {
  static let card = RuleCard(
    id: "optional_method_in_protocol_extension",
    summary: "an optional requirement of Objective-C that a protocol's extension implements",
    rationale: """
      A delegate's optional method is called if the delegate's class has it. One in an extension of a protocol is Swift's \
      own: it is no method of the class, Objective-C never finds it, and '@objc' is not allowed there. Move it into a base \
      class that conforms; or into an extension of each class that conforms, where it calls the protocol's helper; or give \
      it another name, if it is a helper itself. '@nonobjc' says that it is meant for Swift alone.
      """,
    severity: .error,
    looksAt: .extension,
    since: "0.1",
    breaks: """
      protocol PageTracking: UIScrollViewDelegate {
        func trackPage(of scrollView: UIScrollView)
      }
      extension PageTracking {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {  // expect: optional_method_in_protocol_extension
          trackPage(of: scrollView)
        }
      }
      """,
    keeps: """
      protocol PageTracking: UIScrollViewDelegate {
        func trackPage(of scrollView: UIScrollView)
      }
      class PageTracker: NSObject, PageTracking {
        func trackPage(of scrollView: UIScrollView) {}
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
          trackPage(of: scrollView)
        }
      }
      """)

  /// What an extension asks for, and the classes that have it: many extend one protocol.
  private struct Demand: Hashable {
    let types: [TypeID]
    let protocols: [CatalogProtocol]
  }

  private var classes: [Demand: [TypeID]] = [:]

  func visit(_ id: DeclID, _ pass: inout Pass) {
    let index = pass.index
    let members = index.children(of: id) { isImplementation($0, index) }
    guard !members.isEmpty, index.extendsProtocol(id), !isSaidToBeSwift(id, index),
      members.contains(where: { index.namesRequirement($0) })
    else { return }
    let lineage = index.lineage(of: id)
    let matches = members.map { match($0, lineage, index) }
    let classes = matches.contains { $0 != nil } ? classes(below: lineage, index) : []
    for (member, match) in zip(members, matches) {
      guard let match else {
        judgeMixin(member, of: id, &pass)
        continue
      }
      if isCalledOnPurpose(member, match, index) || leadsToClass(member, index) { continue }
      let reliant = classes.lazy.filter { index.witness(of: member, in: $0) == nil }.prefix(OptionalMethodInProtocolExtension.mostClasses)
      report(member, of: id, match, lineage, Array(reliant), &pass)
    }
  }

  /// The protocol has nothing to do with Objective-C's: a class that adopts both, and has no method of its own, relies on
  /// the extension's, unless that is there for Swift.
  private func judgeMixin(_ member: DeclID, of id: DeclID, _ pass: inout Pass) {
    let index = pass.index
    guard let type = index.type(of: id), index.decl(member).kind == .func, index.isCalledLikeRequirement(member),
      !index.calls(of: member).contains(where: { index.layout.roleOfFile[$0.file] == .production })
    else { return }
    let reliant = index.conformers(of: type).compactMap { type -> (type: TypeID, lineage: Lineage, match: ObjCMatch)? in
      guard index.entry(type).kind == .class, index.isMet(id, by: type) == true, index.witness(of: member, in: type) == nil,
        index.requirement(like: member, in: index.ancestry(of: type)) == nil
      else { return nil }
      let lineage = index.lineage(of: type)
      return match(member, lineage, index).flatMap { $0.kind == .name ? (type, lineage, $0) : nil }
    }
    let sorted = reliant.sorted { index.isBefore(index.entry($0.type).decl, index.entry($1.type).decl) }
    guard let first = sorted.first else { return }
    report(member, of: id, first.match, first.lineage, sorted.map(\.type), &pass)
  }

  private func report(
    _ member: DeclID, of id: DeclID, _ match: ObjCMatch, _ lineage: Lineage, _ reliant: [TypeID], _ pass: inout Pass
  ) {
    let index = pass.index
    let call = helperCall(of: member, index)
    pass.report(
      .neverCalled(index.title(of: member), in: index.name(of: id), match, isHelper: call != nil), at: member,
      related: match.requirement.evidence(lineage, pass) + (call.map { [Related(pass.place(of: $0), .call)] } ?? [])
        + reliant.prefix(OptionalMethodInProtocolExtension.mostClasses).map { type in
          let decl = index.entry(type).decl
          return Related(pass.place(of: decl), .reliant(index.name(of: decl)))
        })
  }

  /// A call of it in the project: somebody uses it as a helper.
  private func helperCall(of member: DeclID, _ index: ProjectIndex) -> MentionID? {
    guard index.decl(member).kind == .func else { return nil }
    return index.calls(thatMayMean: member).first { counts($0, of: member, index) && index.member(meantBy: $0) == member }
  }

  /// What has a body, and could be what Objective-C looks for, where there is any.
  private func isImplementation(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    let fact = index.decl(member)
    return (fact.kind == .func || fact.kind == .var) && !fact.isWithoutObjC
      && index.mayNameRequirement(member) && !isSaidToBeSwift(member, index) && !index.isRetired(member)
  }

  /// Whether an attribute tells Objective-C to look away; where it tells it to look the compiler refuses.
  private func isSaidToBeSwift(_ id: DeclID, _ index: ProjectIndex) -> Bool {
    index.attributeNames(of: id).contains { $0 == "nonobjc" || $0 == "objc" }
  }

  /// The optional requirement that the member is meant for; none where another protocol requires it.
  private func match(_ member: DeclID, _ lineage: Lineage, _ index: ProjectIndex) -> ObjCMatch? {
    let matches = index.objcMatches(of: member, in: lineage).filter { index.hasTypes(of: $0.requirement, member) }
    if matches.contains(where: { !$0.requirement.isOptional }) { return nil }
    // Every class has what every object has.
    return matches.first { $0.requirement.owner != "NSObjectProtocol" }
  }

  /// Whether Swift code calls it as what it is: on another object, or with a first label that Swift 2 does not know.
  private func isCalledOnPurpose(_ member: DeclID, _ match: ObjCMatch, _ index: ProjectIndex) -> Bool {
    guard index.decl(member).kind == .func else { return false }
    let hasFirstLabel = !index.text(index.decl(member).labels, of: member).hasPrefix("(_:")
    return index.calls(of: member).contains { id in
      if !counts(id, of: member, index) { return false }
      if match.kind == .swift2Name, hasFirstLabel { return true }
      switch index.mention(id).shape {
      case .none, .`self`, .Self, .super: return false
      default: break
      }
      guard let meant = index.member(meantBy: id) else { return false }
      return meant == member || index.parent(of: meant).map { index.decl($0).kind } == .protocol
    }
  }

  /// Whether it is no call of a test's, which calls what Objective-C would call.
  private func counts(_ call: MentionID, of member: DeclID, _ index: ProjectIndex) -> Bool {
    index.role(of: member).isForTests || !index.layout.roleOfFile[call.file].isForTests
  }

  /// Whether it is the protocol's way to what a class has itself, which cannot be set through an optional requirement.
  private func leadsToClass(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    index.mentions(inBodyOf: member).contains { use in
      guard index.mention(use).shape == .type, let meant = index.member(meantBy: use), meant != member else { return false }
      let owner = index.enclosingType(of: meant).map { index.entry($0).kind }
      return owner == .class && index.globalName(of: meant) == index.globalName(of: member)
    }
  }

  private static let mostClasses = 3

  /// The classes that have all that the extension asks for, in the order of paths.
  private func classes(below lineage: Lineage, _ index: ProjectIndex) -> [TypeID] {
    let demand = Demand(types: lineage.types, protocols: lineage.protocols)
    if let known = classes[demand] { return known }
    let candidates = lineage.types.first.map { index.conformers(of: $0) } ?? index.classes
    let found = candidates.filter { type in
      guard index.entry(type).kind == .class else { return false }
      let other = index.lineage(of: type)
      return lineage.types.allSatisfy(other.contains) && lineage.protocols.allSatisfy(other.contains)
    }
    let sorted = found.sorted { index.isBefore(index.entry($0).decl, index.entry($1).decl) }
    classes[demand] = sorted
    return sorted
  }
}

extension Message {
  fileprivate static func neverCalled(
    _ member: String, in type: String, _ match: ObjCMatch, isHelper: Bool
  ) -> Message {
    let requirement = match.requirement
    let verb = requirement.isMethod ? "called" : "asked for"
    // Swift 2, which has no such first label, calls it so.
    let name = match.kind != .name && member.contains("(_:") ? ", under that name" : ""
    let advice = isHelper ? "give the helper another name" : "move it into the classes that conform\(name) ('@objc' does not compile here)"
    return Message(
      "'\(member)' in an extension of protocol '\(type)' is never \(verb)\(isHelper ? " by Objective-C" : ""): "
        + "\(requirement.described()) is optional, and Objective-C sees only members of classes; \(advice)")
  }

  fileprivate static let call: Message = "the project calls it here"

  fileprivate static func reliant(_ type: String) -> Message { "'\(type)' relies on it" }
}
