import Facts
import Index
import RuleKit
import Syntax

// Who else has the member: then it is a default, or nobody gets to it.
extension ExtensionMemberNotRequirement {
  /// Whether a protocol above has the same member for the same types: once that is a requirement, so is this.
  func isFoundAbove(_ member: DeclID, _ versions: [DeclID], _ family: ProtocolFamily, _ index: ProjectIndex) -> Bool {
    family.above(withNameOf: member).filter { $0 != family.type }.contains { type in
      let above = index.family(of: type)
      return index.counterparts(of: member, in: type).contains { other in
        guard mayBeMeant(other, index), isAlike(other, member, index), !forwardsByItself(other, above, index) else { return false }
        return Set(versions).isSubset(of: self.versions(of: other, above, index))
      }
    }
  }

  /// Required by the protocol, or by what the extension asks of `Self`: then it is a default.
  func isRequired(_ member: DeclID, _ family: ProtocolFamily, _ index: ProjectIndex) -> Bool {
    if isRequired(member, by: family.above(withNameOf: member), index) { return true }
    guard let around = index.parent(of: member) else { return true }
    return index.boundsOfSelf(in: around).contains { isRequired(member, by: index.ancestry(of: $0), index) }
  }

  /// Of what has the name and the labels another may be required, `find(_ name: String)` beside `find(_ number: Int)`; what takes
  /// the same and only gives another thing is the same operation.
  func isRequired(_ member: DeclID, by protocols: ContiguousArray<TypeID>, _ index: ProjectIndex) -> Bool {
    if index.requirement(like: member, in: protocols) == nil { return false }
    if index.decl(member).kind != .func { return true }
    let name = index.globalName(of: member)
    return protocols.contains { type in
      guard index.entry(type).kind == .protocol else { return false }
      let namesakes = index.requirements(of: type, named: name)
      return namesakes.count > Self.mostOverloads || namesakes.contains { namesake in
        index.likeness(namesake, member) != .different
          || index.parameterLikenesses(namesake, member)?.allSatisfy { $0 == .equal } == true
            && index.resultLikeness(namesake, member) == .different
      }
    }
  }

  /// Of more, one may always be meant.
  private static let mostOverloads = 16

  /// What a class has of its own that the protocol, or the extension, asks for: that is preferred to the extension's, wherever
  /// the value is known as the protocol, and may be overridden.
  func ownOfClass(_ member: DeclID, _ family: ProtocolFamily, _ index: ProjectIndex) -> DeclID? {
    let bounds = index.parent(of: member).map { index.boundsOfSelf(in: $0) } ?? []
    for type in ([family.type] + bounds).flatMap({ index.ancestry(of: $0) }) where index.entry(type).kind == .class {
      let own = index.counterparts(of: member, in: type).first { own in
        !index.isKeptToFile(own) && index.likeness(member, own) != .different && index.coexist(member, own)
      }
      if let own { return own }
    }
    return nil
  }

  /// What has the member: the protocol, with what its extension asks of `Self`.
  func haver(of member: DeclID, _ family: ProtocolFamily, _ index: ProjectIndex) -> String {
    let bounds = index.parent(of: member).map(index.namesOfBoundsOfSelf(in:)) ?? []
    return ([index.name(of: index.entry(family.type).decl)] + bounds).joined(separator: " & ")
  }
}
