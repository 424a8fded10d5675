import Facts
public import Syntax

// Who conforms to a protocol, and what its extensions give them.
extension ProjectIndex {
  /// The classes, structs, enums and actors that conform, in the order of the files; subclasses of one that does are
  /// among them.
  public func conformers(of type: TypeID) -> [TypeID] {
    descendants(of: type).filter { entry($0).kind.isConcreteType }
  }

  /// The members of extensions that have the requirement's name, labels and kind: its defaults, unless their types differ,
  /// which `defaults(of:in:)` looks at.
  public func defaultsByName(of requirement: DeclID) -> [DeclID] {
    guard let type = enclosingType(of: requirement), entry(type).kind == .protocol else { return [] }
    if !hasNamesakes(requirement) { return [] }
    return Set(family(of: type).protocols(withNameOf: requirement)).flatMap { type in
      defaultsByName(of: requirement, inExtensionsOf: type)
    }.sorted()
  }

  /// The only one of them; `nil` where there is none, or more than one.
  public func onlyDefaultByName(of requirement: DeclID) -> DeclID? {
    guard let type = enclosingType(of: requirement), entry(type).kind == .protocol, hasNamesakes(requirement) else { return nil }
    var found: [DeclID] = []
    for type in Set(family(of: type).protocols(withNameOf: requirement)) {
      found += firstDefaultsByName(of: requirement, in: type, atMost: 2)
      if found.count > 1 { return nil }
    }
    return found.first
  }

  /// Whether anything else has the requirement's name; else it has no default.
  public func hasNamesakes(_ requirement: DeclID) -> Bool { namesakes(globalName(of: requirement)).count > 1 }

  /// Those of a single protocol.
  func defaultsByName(of requirement: DeclID, inExtensionsOf type: TypeID) -> [DeclID] {
    counterparts(of: requirement, in: type).filter { parent(of: $0).map { decl($0).kind } == .extension }
  }
}

extension DeclKind {
  /// A type that holds values, and not only asks for members.
  public var isConcreteType: Bool {
    switch self {
    case .class, .struct, .enum, .actor: true
    default: false
    }
  }
}
