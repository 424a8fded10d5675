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
    let isMet = hasOther(of: namesakes(globalName(of: id)), than: id, in: type) { other, owner in
      entry(owner).kind == .protocol || !misses(other, wanted)
    }
    return isMet ? nil : wanted
  }

  /// Whether the type has or inherits another of the declarations, or may have it from an extension of a protocol that is not
  /// the project's.
  func hasOther(
    of candidates: some Sequence<DeclID>, than id: DeclID, in type: TypeID, if counts: (DeclID, TypeID) -> Bool = { _, _ in true }
  ) -> Bool {
    let ancestry = ancestry(of: type)
    return candidates.contains { other in
      guard other != id, let around = parent(of: other) else { return false }
      return self.type(of: around).map { ancestry.contains($0) && counts(other, $0) } ?? true
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
