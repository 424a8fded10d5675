import Facts
import Index
import RuleKit
import Syntax

// Members that are there for other values than the requirement's.
extension DefaultNearMiss {
  /// Where the parameter has another name as well, the member may be there for another thing: `open(_ door: Door)` and
  /// `open(_ number: Int)`, if somebody calls it or it works by what else is required. Clients of a library may call it with any
  /// type that has nothing to do with the requirement's.
  func isOfOtherThing(_ place: Int, _ requirement: DeclID, _ member: DeclID, _ index: ProjectIndex) -> Bool {
    let names = [requirement, member].map { index.text(index.parameter(place, of: $0).name, of: $0) }
    let miss = NearMiss.parameter(place)
    let isAkin = index.isAkin(requirement, member, at: miss) || index.isHeir(requirement, member, at: miss)
    if index.isOffered(member) { return names[0] != names[1] || !isAkin }
    if !isAkin, isOverload(member, of: requirement, at: place, index) { return true }
    return names[0] != names[1] && (index.isUsed(member) || !isAkin && worksByOthers(member, index))
  }

  /// Whether it is the operation for another of Swift's types, as `encode(_: Bool)` is beside `encode(_: Int)`: one of several,
  /// or one that works by what else is required, and somebody calls something of the title.
  private func isOverload(_ member: DeclID, of requirement: DeclID, at place: Int, _ index: ProjectIndex) -> Bool {
    guard let type = index.enclosingType(of: member) else { return true }
    let areSwifts = [requirement, member].allSatisfy { Self.typesOfSwift.contains(index.text(index.parameter(place, of: $0).type, of: $0)) }
    if !areSwifts { return false }
    let labels = index.global(index.decl(member).labels, of: member)
    let hasTwin = index.members(of: type, named: index.globalName(of: member)).contains { other in
      other != member && index.global(index.decl(other).labels, of: other) == labels
        && index.parent(of: other).map { index.decl($0).kind == .extension } == true
    }
    if hasTwin { return true }
    if index.isSameSort(requirement, member, at: .parameter(place)) { return false }
    return worksByOthers(member, index)
      && index.mentions(ofNameOf: member).contains { index.mention($0).use.contains(.call) && index.fits(index.mention($0), $0, member) }
  }

  private static let typesOfSwift: Set<String> = [
    "Bool", "CGFloat", "Character", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String",
    "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
  ]

  /// Whether the body calls what the protocol requires.
  private func worksByOthers(_ member: DeclID, _ index: ProjectIndex) -> Bool {
    guard let type = index.enclosingType(of: member) else { return false }
    return index.mentions(inBodyOf: member).contains { use in
      let fact = index.mention(use)
      return [.none, .`self`].contains(fact.shape) && fact.use.contains(.call)
        && !index.requirements(of: type, named: index.global(fact.name, file: use.file)).isEmpty
    }
  }
}
