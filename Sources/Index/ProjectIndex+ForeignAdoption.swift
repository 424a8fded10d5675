import Catalog
import Facts
import Syntax

/// How a class conforms that does not say so: one of Apple's, from which it inherits, was made to.
public struct ForeignAdoption: Sendable {
  /// The extension that says so.
  public let statedBy: DeclID
  /// What Swift calls the class of Apple's.
  public let name: String
}

// Classes of the project below one of Apple's that the project makes conform: `extension UIView: P`.
extension ProjectIndex {
  /// The extension by which the class conforms, where no class of the project says that it does.
  func foreignAdoption(of family: ProtocolFamily, above type: TypeID) -> ForeignAdoption? {
    if family.foreignClasses.isEmpty || entry(type).kind != .class || hierarchy.knowledge[type.place] == .ambiguous { return nil }
    if adoption(of: family, by: type) != nil || superclasses(of: type).contains(where: { adoption(of: family, by: $0) != nil }) {
      return nil
    }
    let (own, supers) = (entry(type).decl, foreignSupers(of: type))
    return family.foreignClasses.first { adoption in
      let inherits = supers.contains(adoption.name) || supers.contains { Catalog.apple.isClass($0, below: adoption.name) }
      return inherits && isKnown(adoption.statedBy, toAuthorOf: own)
    }
  }

  /// The extensions among them that make a class of Apple's conform, whatever it is of.
  func classes(madeToConformBy extensions: [DeclID]) -> [ForeignAdoption] {
    extensions.compactMap { adoption in
      guard decl(adoption).requirements.count == 0, let name = foreignName(extendedBy: adoption).map({ text(global: $0) }),
        !Catalog.apple.classes(named: name).isEmpty
      else { return nil }
      return ForeignAdoption(statedBy: adoption, name: name)
    }
  }

  /// Whether the extension belongs to the other's module, or to one that its file imports.
  private func isKnown(_ adoption: DeclID, toAuthorOf other: DeclID) -> Bool {
    areInOneModule(adoption, other) || imports(module(of: adoption).name, inFile: file(of: other))
  }

  /// The classes of the project that have something of the member's name, and conform in such a way.
  public func foreignAdopters(
    of family: ProtocolFamily, withNameOf member: DeclID
  ) -> [(type: TypeID, adoption: ForeignAdoption)] {
    if family.foreignClasses.isEmpty { return [] }
    let namesakes = namesakes(globalName(of: member))
    if namesakes.count > ProjectIndex.mostForeignNamesakes { return [] }
    var seen: Set<TypeID> = []
    return namesakes.compactMap { namesake in
      guard let type = enclosingType(of: namesake), entry(type).kind == .class, seen.insert(type).inserted else { return nil }
      return foreignAdoption(of: family, above: type).map { (type, $0) }
    }
  }

  /// A name that more declarations have is not looked through.
  private static let mostForeignNamesakes = 256

  /// Whether an extension of one of Apple's classes that the class inherits from may have what is required: then that
  /// runs, and not the default.
  public func mayInheritFromExtension(_ requirement: DeclID, _ type: TypeID) -> Bool {
    let classes = Set(lineage(of: type).classes.map(\.name))
    return namesakes(globalName(of: requirement)).contains { member in
      guard let around = parent(of: member), decl(around).kind == .extension, self.type(of: around) == nil,
        let name = foreignName(extendedBy: around)
      else { return false }
      return classes.contains(text(global: name)) && likeness(requirement, member) != .different
    }
  }

  /// The default that Apple's class gets: the extension that has it asks for no more than a class that it is.
  public func standIn(_ defaults: DefaultMembers, for adoption: ForeignAdoption) -> DeclID? {
    defaults.exact.first { member in
      guard let around = parent(of: member), let owner = type(of: around), decl(member).requirements.count == 0 else { return false }
      let bounds = namesOfBoundsOfSelf(in: around)
      return decl(around).requirements.count == bounds.count && bounds.allSatisfy { isMet(bound: $0, by: adoption.name) }
        && isVisible(member, inModuleOf: adoption.statedBy, adopting: owner) && !isRetired(member)
    }
  }

  private func isMet(bound: String, by name: String) -> Bool {
    bound == "AnyObject" || bound == name || Catalog.apple.isClass(name, below: bound)
  }
}
