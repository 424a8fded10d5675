import Facts
import Syntax

/// A property that a protocol of Apple's Swift libraries requires, and gives a default: of one that misses it nobody hears.
public struct SwiftRequirement: Sendable {
  public let owner: String
  public let name: String
  /// As it is written.
  public let type: String
  public let isStatic: Bool
  private let form: TypeForm

  private init(_ owner: String, _ name: String, _ type: String, _ form: TypeForm, isStatic: Bool = false) {
    (self.owner, self.name, self.type, self.form, self.isStatic) = (owner, name, type, form, isStatic)
  }

  public static let all: [SwiftRequirement] =
    ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"].map { name in
      SwiftRequirement("LocalizedError", name, "String?", .optional(plain("String")))
    } + [
      SwiftRequirement("CustomNSError", "errorDomain", "String", plain("String"), isStatic: true),
      SwiftRequirement("CustomNSError", "errorCode", "Int", plain("Int")),
      SwiftRequirement(
        "CustomNSError", "errorUserInfo", "[String: Any]", .foreign(["Dictionary"], arguments: [plain("String"), plain("Any")])),
      SwiftRequirement("AppIntent", "openAppWhenRun", "Bool", plain("Bool"), isStatic: true),
      SwiftRequirement("AppIntent", "isDiscoverable", "Bool", plain("Bool"), isStatic: true),
    ]

  private static func plain(_ name: String) -> TypeForm { .foreign([name], arguments: []) }

  /// Whether a property of the name is another than the required one: a type's own, where the values' is asked for, may well
  /// be something else.
  fileprivate func isMissed(isStatic: Bool, _ type: TypeForm) -> Bool {
    if isStatic != self.isStatic { return self.isStatic }
    return form.likeness(to: type) == .different
  }
}

extension ProjectIndex {
  /// What the property was meant for, if the type has nothing else that meets it.
  public func swiftRequirement(missedBy id: DeclID) -> SwiftRequirement? {
    guard let type = enclosingType(of: id), mayBeWitness(id, in: type) else { return nil }
    let (name, supers) = (name(of: id), foreignSupers(of: type))
    guard let wanted = SwiftRequirement.all.first(where: { $0.name == name && supers.contains($0.owner) }),
      misses(id, wanted)
    else { return nil }
    let isMet = hasOther(named: [globalName(of: id)], than: id, in: type) { other, owner in
      entry(owner).kind == .protocol || !misses(other, wanted)
    }
    return isMet ? nil : wanted
  }

  /// Where the member's type, or one that it inherits from, says that it adopts the protocol.
  public func adoption(of wanted: SwiftRequirement, by id: DeclID) -> DeclID? {
    guard let type = enclosingType(of: id) else { return nil }
    return ancestry(of: type).lazy.flatMap { [self.entry($0).decl] + self.extensions(of: $0) }.first { id in
      let lists = files[file(of: id)].lists
      return decl(id).inherits.indices.contains { text(lists[$0], of: id).identifiers.contains(wanted.owner[...]) }
    }
  }

  /// Whether the type has or inherits another member of one of the names, or may have it from an extension of a protocol that
  /// is not the project's.
  func hasOther(
    named names: [Name], than id: DeclID, in type: TypeID, if counts: (DeclID, TypeID) -> Bool = { _, _ in true }
  ) -> Bool {
    let own = ancestry(of: type).contains { owner in
      names.contains { members(of: owner, named: $0).contains { $0 != id && counts($0, owner) } }
    }
    if own { return true }
    let extended = names.reduce(into: Set()) { $0.formUnion(foreignTypes(extendedBy: $1)) }
    if extended.isEmpty { return false }
    // What refines another protocol than errors do, nobody knows.
    let supers = foreignSupers(of: type)
    return !extended.isDisjoint(with: supers.union(["Error"])) || !supers.allSatisfy(ProjectIndex.isKnown(foreign:))
  }

  /// What is not the project's and gets a member of the name by an extension. One that makes it conform is of a type: no
  /// protocol can be made to.
  private func foreignTypes(extendedBy name: Name) -> Set<String> {
    remembered.foreignOwners.value(of: name) {
      let extensions = namesakes(name).lazy.compactMap { self.parent(of: $0) }.filter { self.type(of: $0) == nil }
      return Set(extensions.filter { self.decl($0).inherits.count == 0 }.map { around in
        self.foreignName(extendedBy: around).map { self.text(foreign: $0) } ?? ""
      })
    }
  }

  private func misses(_ id: DeclID, _ wanted: SwiftRequirement) -> Bool {
    guard decl(id).kind == .var || decl(id).kind == .let else { return false }
    return wanted.isMissed(isStatic: decl(id).isStatic, result(of: id))
  }

  /// Whether the property is one that others see, of a type that inherits from nothing that nobody knows here.
  func mayBeWitness(_ id: DeclID, in type: TypeID) -> Bool {
    entry(type).kind != .protocol && !decl(id).has(.override) && !isKeptToFile(id) && !isRetired(id) && isOfKnownOrigin(type)
  }
}
