import Catalog
public import Facts
import Syntax

/// The names that only all Objective-C files together tell.
///
/// A method that overrides one of a superclass, or is one that an adopted protocol asks for, has that one's name in
/// Swift, whatever its own types would make of its selector. A type has the name that its declaration gives it for Swift
/// wherever it is named, and a protocol that shares its name with a class is called otherwise there.
public struct SettledNames {
  private var files: [FileFacts]
  /// Selectors of all files.
  private var selectors = NameTable()
  private var classes: [String: Container] = [:]
  private var protocols: [String: Container] = [:]
  private var members: [Member] = []
  /// For each member what it has its name from, once that is known.
  private var origins: [Origin?] = []
  private var isKnown: [Bool] = []

  /// A method or a property, and where it is.
  private struct Member {
    let file: Int
    let objc: Int
    let key: Key
    let owner: String
    let isOfProtocol: Bool
    let isImplementation: Bool
  }

  fileprivate struct Key: Hashable {
    let selector: Name
    let isStatic: Bool
    let isProperty: Bool
  }

  /// What a class with its categories or a protocol has, by the names of Objective-C.
  fileprivate struct Container {
    var superclass: String?
    var protocols: [String] = []
    /// Those that are declared and not only implemented; the first of several.
    var declared: [Key: Int] = [:]
  }

  private enum Origin {
    case project(Int)
    case apple(CatalogMember)
  }

  /// Steps that are followed from one type to another; who needs more inherits in a circle.
  private static let deepest = 40

  /// The files' facts, with names settled.
  public static func settled(_ files: [FileFacts]) -> [FileFacts] {
    var names = SettledNames(files)
    for member in names.members.indices { _ = names.origin(of: member, depth: 0) }
    let changes = names.members.indices.compactMap { place in names.origins[place].map { (place, names.name(of: $0)) } }
    for (place, name) in changes { names.rename(names.members[place], name) }
    return RenamedTypes(names.files).renamed(names.files)
  }

  private init(_ files: [FileFacts]) {
    self.files = files
    for file in files.indices { read(file) }
    origins = Array(repeating: nil, count: members.count)
    isKnown = Array(repeating: false, count: members.count)
  }

  // MARK: Reading

  private mutating func read(_ file: Int) {
    let facts = files[file]
    var owners: [UInt32: (name: String, isProtocol: Bool)] = [:]
    for (place, fact) in facts.objc.enumerated() {
      let decl = facts.decls[Int(fact.decl)]
      switch decl.kind {
      case .class, .extension, .protocol:
        let name = facts.text(fact.selector)
        owners[fact.decl] = (name, decl.kind == .protocol)
        readOwner(name, decl, facts)
      case .func, .`init`, .var:
        if let owner = owners[decl.parent] { add(file, place, fact, decl, owner) }
      default: break
      }
    }
  }

  private mutating func readOwner(_ name: String, _ decl: DeclFact, _ facts: FileFacts) {
    var inherited = decl.inherits.indices.map { facts.text(facts.lists[$0]) }
    if decl.kind == .protocol { return protocols[name, default: Container()].protocols += inherited }
    // A class that seems to inherit from itself has none, and adopts the protocol of its name.
    if decl.kind == .class, let first = inherited.first, first != name {
      inherited.removeFirst()
      classes[name, default: Container()].superclass = first
    }
    classes[name, default: Container()].protocols += inherited
  }

  private mutating func add(
    _ file: Int, _ place: Int, _ fact: ObjCFact, _ decl: DeclFact, _ owner: (name: String, isProtocol: Bool)
  ) {
    let isStatic = decl.isStatic || decl.kind == .`init` && !files[file].text(fact.selector).hasPrefix("init")
    let key = Key(
      selector: selectors.intern(fact.selector, of: files[file].names), isStatic: isStatic, isProperty: decl.kind == .var)
    let isImplementation = fact.flags.contains(.implementation)
    if !isImplementation {
      if owner.isProtocol {
        protocols[owner.name, default: Container()].add(key, members.count)
      } else {
        classes[owner.name, default: Container()].add(key, members.count)
      }
    }
    members.append(
      Member(
        file: file, objc: place, key: key, owner: owner.name, isOfProtocol: owner.isProtocol,
        isImplementation: isImplementation))
  }

  // MARK: Looking

  /// What the member has its name from; nil if that is its own.
  private mutating func origin(of place: Int, depth: Int) -> Origin? {
    if isKnown[place] { return origins[place] }
    isKnown[place] = true
    let member = members[place]
    var found: Origin?
    if member.isOfProtocol {
      found = inherited(member.key, byProtocol: member.owner, depth: depth + 1)
    } else if let declared = classes[member.owner]?.declared[member.key], declared != place {
      found = origin(of: declared, depth: depth + 1) ?? .project(declared)
    } else {
      found = inherited(member.key, byClass: member.owner, depth: depth + 1)
    }
    origins[place] = found
    return found
  }

  private mutating func inherited(_ key: Key, byClass name: String, depth: Int) -> Origin? {
    if depth > SettledNames.deepest { return nil }
    guard let type = classes[name] else { return apple(key, inClass: name) }
    for adopted in type.protocols {
      if let found = declared(key, inProtocol: adopted, depth: depth + 1) { return found }
    }
    guard let superclass = type.superclass, superclass != name else { return nil }
    if let found = classes[superclass]?.declared[key] { return origin(of: found, depth: depth + 1) ?? .project(found) }
    return inherited(key, byClass: superclass, depth: depth + 1)
  }

  private mutating func declared(_ key: Key, inProtocol name: String, depth: Int) -> Origin? {
    if depth > SettledNames.deepest { return nil }
    guard let type = protocols[name] else { return apple(key, Catalog.apple.protocols(objcName: name)) }
    if let found = type.declared[key] { return origin(of: found, depth: depth + 1) ?? .project(found) }
    return inherited(key, byProtocol: name, depth: depth + 1)
  }

  private mutating func inherited(_ key: Key, byProtocol name: String, depth: Int) -> Origin? {
    for other in protocols[name]?.protocols ?? [] where other != name {
      if let found = declared(key, inProtocol: other, depth: depth + 1) { return found }
    }
    return nil
  }

  private func apple(_ key: Key, inClass name: String) -> Origin? {
    apple(key, Catalog.apple.classes(objcName: name).flatMap(\.protocols))
  }

  private func apple(_ key: Key, _ protocols: [CatalogProtocol]) -> Origin? {
    if protocols.isEmpty { return nil }
    let found = Catalog.apple.members(selector: selectors.text(key.selector)).filter { member in
      let isProperty = member.kind == .property || member.kind == .typeProperty
      return isProperty == key.isProperty && member.isStatic == key.isStatic
    }
    if found.isEmpty { return nil }
    let owners = Set(protocols.flatMap(\.ancestors))
    return found.first { owners.contains($0.owner) }.map { .apple($0) }
  }

  // MARK: Renaming

  /// A name in Swift, as facts have it.
  private struct Settled {
    let base: String
    let labels: String
    let asyncName: String?
    let isProperty: Bool
  }

  private func name(of origin: Origin) -> Settled {
    switch origin {
    case .project(let place):
      let facts = files[members[place].file]
      let fact = facts.objc[members[place].objc]
      let decl = facts.decls[Int(fact.decl)]
      return Settled(
        base: facts.text(decl.name), labels: facts.text(decl.labels), asyncName: facts.text(fact.asyncName),
        isProperty: decl.kind == .var)
    case .apple(let member):
      let base = member.baseName
      return Settled(
        base: base, labels: String(member.name.dropFirst(base.utf8.count)), asyncName: nil,
        isProperty: member.kind == .property || member.kind == .typeProperty)
    }
  }

  /// Where the two do not have the same parameters in Swift, one of them throws and the other does not: it stays.
  private mutating func rename(_ member: Member, _ name: Settled) {
    let fact = files[member.file].objc[member.objc]
    let place = Int(fact.decl)
    let decl = files[member.file].decls[place]
    let old = (base: files[member.file].text(decl.name), labels: files[member.file].text(decl.labels))
    guard decl.kind == .`init` ? name.base == "init" : name.base != "init" else { return }
    let labels = name.labels.dropFirst().dropLast().split(separator: ":")
    guard (decl.kind == .var) == name.isProperty, labels.count == decl.parameters.count else { return }
    if let asyncName = name.asyncName {
      files[member.file].objc[member.objc].asyncName = files[member.file].names.intern(asyncName)
    }
    if (name.base, name.labels) == old { return }
    files[member.file].decls[place].name = files[member.file].names.intern(name.base)
    files[member.file].decls[place].labels = files[member.file].names.intern(name.labels)
    for (place, label) in zip(decl.parameters.indices, labels) {
      let parameter = files[member.file].parameters[place]
      let label = label == "_" ? Name.none : files[member.file].names.intern(String(label))
      files[member.file].parameters[place] = ParameterFact(label: label, name: parameter.name, type: parameter.type)
    }
  }
}

extension SettledNames.Container {
  fileprivate mutating func add(_ key: SettledNames.Key, _ member: Int) {
    if declared[key] == nil { declared[key] = member }
  }
}
