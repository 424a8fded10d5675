import Catalog
import Facts
import Syntax

// Types that are not the project's, among those that a type inherits from and conforms to.
extension ProjectIndex {
  /// Their names alone, of all that the type inherits from through however many steps.
  public func foreignSupers(of type: TypeID) -> Set<String> {
    remembered.foreignSupers(of: type) {
      var found: Set<String> = []
      for ancestor in hierarchy.ancestors(of: type) {
        let own = remembered.ownForeign.value(of: ancestor) { ownForeignSupers(of: ancestor) }
        if !own.isEmpty { found.formUnion(own) }
      }
      return found
    }
  }

  private func ownForeignSupers(of type: TypeID) -> Set<String> {
    var found: Set<String> = []
    for declaration in [entry(type).decl] + hierarchy.extensions[type.place] {
      let view = Viewpoint(file: file(of: declaration), decl: place(of: declaration), isHeader: true)
      for place in decl(declaration).inherits.indices {
        addForeign(files[view.file].lists[place], from: view, to: &found, depth: 0)
      }
    }
    return found
  }

  /// Whether the protocol says that only actors can conform: what others may read of them, they cannot set.
  public func isForActors(_ type: TypeID) -> Bool {
    let (file, fact) = (files[entry(type).file], decl(entry(type).decl))
    return fact.inherits.indices.contains { ["Actor", "DistributedActor"].contains(file.text(file.lists[$0])) }
      || fact.requirements.indices.contains { ["Self:Actor", "Self:DistributedActor"].contains(file.text(file.lists[$0])) }
  }

  private func addForeign(_ text: Name, from view: Viewpoint, to found: inout Set<String>, depth: Int) {
    if depth > ProjectIndex.mostAliases { return }
    let storage = files[view.file].names.storage
    for path in TypeText(storage, files[view.file].names.range(of: text)).paths {
      let words = path.map { String(decoding: storage[$0], as: UTF8.self) }
      switch table.declared(words, from: view) {
      case .type(let type):
        let entry = entry(type)
        guard entry.kind == .typealias else { continue }
        addForeign(decl(entry.decl).type, from: Viewpoint(file: entry.file, decl: entry.place), to: &found, depth: depth + 1)
      case .unknown: if let last = words.last { found.insert(last) }
      case .ambiguous:
        for alias in table.outsideAliases(of: text, from: view) {
          let entry = entry(alias)
          addForeign(decl(entry.decl).type, from: Viewpoint(file: entry.file, decl: entry.place), to: &found, depth: depth + 1)
        }
      }
    }
  }

  private static let mostAliases = 16

  /// Whether a protocol that is not the project's may ask for a member of this name, as `CustomStringConvertible` asks
  /// for `description`; one that nobody knows here may.
  public func mayBeAskedForElsewhere(_ member: DeclID, in type: TypeID) -> Bool { isAskedForElsewhere(member, in: type) ?? true }

  /// Whether it is a witness, which has to be as visible as its type, or a subclass overrides it.
  public func isBoundToOthers(_ member: DeclID, in type: TypeID) -> Bool {
    mayBeAskedForElsewhere(member, in: type) || mayHaveLocalSubtypes(type)
      || descendants(of: type).contains { $0 != type && counterpart(of: member, in: $0) != nil }
      || mayBeAskedForElsewhere(member, below: type) || !requirements(like: member, inAndBelow: type).isEmpty
  }

  /// What the project's protocols require that the member fulfils, be it that only a subclass, or a conformer of the protocol
  /// whose extension has it, adopts them.
  public func requirements(like member: DeclID, inAndBelow type: TypeID) -> [DeclID] {
    let below = descendants(of: type)
    let all = below.count == 1 ? Set(ancestry(of: type)) : below.reduce(into: []) { $0.formUnion(ancestry(of: $1)) }
    return all.sorted().compactMap { requirement(like: member, in: [$0]) }
  }

  /// Whether a protocol that is not the project's may ask for it that only one who inherits the member adopts: of one that is
  /// seen further than the member no such witness would do.
  public func mayBeAskedForElsewhere(_ member: DeclID, below type: TypeID) -> Bool {
    if !hasDescendants(type) { return false }
    let access = effectiveAccess(of: member)
    return descendants(of: type).contains {
      $0 != type && effectiveAccess(of: entry($0).decl) <= access && mayBeAskedForElsewhere(member, in: $0)
    }
  }

  /// The same; `nil` where only what nobody knows here may ask.
  public func isAskedForElsewhere(_ member: DeclID, in type: TypeID) -> Bool? {
    let name = name(of: member)
    let key = name + text(decl(member).labels, of: member)
    let answers = foreignSupers(of: type).map { other -> Bool? in
      guard ProjectIndex.isKnown(foreign: other) else { return nil }
      if let known = ProjectIndex.requirements[other] { return known.contains(name) }
      // A class's own methods are overridden, and that is written.
      let protocols = Catalog.apple.protocols(named: other) + Catalog.apple.classes(named: other).flatMap(\.protocols)
      return protocols.contains { $0.allMembers.contains { $0.name == key } }
    }
    return answers.contains(true) ? true : answers.contains(nil) ? nil : false
  }

  /// How many words a member's name and labels are; with three, nobody else's hardly has them by chance.
  public func wordCount(of member: DeclID) -> Int {
    let labels = writtenLabels(of: member).filter { $0 != "_" }
    return ([name(of: member)] + labels).reduce(0) { $0 + NearMiss.words($1[...]).count }
  }

  /// Whether nothing that the type inherits from could bring what a protocol of the project's requires: all of it is the
  /// project's, or a protocol that has nothing of the name.
  public func isKnown(_ type: TypeID, forWitnessesOf requirement: DeclID) -> Bool {
    if isFullyKnown(type) { return true }
    if hierarchy.knowledge[type.place] == .ambiguous || mayBeAskedForElsewhere(requirement, in: type) { return false }
    return foreignSupers(of: type).allSatisfy { Catalog.apple.classes(named: $0).isEmpty }
  }

  /// Whether the type inherits from nothing but what the project declares, and what everybody knows.
  func isOfKnownOrigin(_ type: TypeID) -> Bool {
    hierarchy.knowledge[type.place] != .ambiguous && foreignSupers(of: type).allSatisfy(ProjectIndex.isKnown(foreign:))
  }

  static func isKnown(foreign name: String) -> Bool {
    requirements[name] != nil || !Catalog.apple.classes(named: name).isEmpty || !Catalog.apple.protocols(named: name).isEmpty
  }

  /// Whether protocols of Swift's own libraries ask for something of the name.
  public func isAskedForBySwift(_ member: DeclID) -> Bool {
    let name = name(of: member)
    return ProjectIndex.requirements.values.contains { $0.contains(name) }
  }

  /// Whether a protocol of Swift's own libraries brings no members but what it asks for, and those have other names.
  static func isPlain(foreign type: String, besides name: String) -> Bool {
    !richProtocols.contains(type) && requirements[type]?.contains(name) == false
  }

  private static let richProtocols: Set<String> = [
    "App", "AppIntent", "Character", "Double", "Int", "IteratorProtocol", "OptionSet", "Scene", "String", "View", "ViewModifier",
  ]

  /// What protocols of Swift's own libraries ask for, by names alone.
  private static let requirements: [String: Set<String>] = [
    "Actor": ["unownedExecutor"], "AdditiveArithmetic": ["zero"], "Any": [], "AnyObject": [], "App": ["body"],
    "AppIntent": ["title", "description", "openAppWhenRun", "isDiscoverable", "authenticationPolicy", "perform"],
    "BitwiseCopyable": [], "Cancellable": ["cancel"], "CaseIterable": ["allCases"], "Codable": ["encode", "init"],
    "CodingKey": ["stringValue", "intValue", "init"], "Comparable": [], "Copyable": [],
    "CustomDebugStringConvertible": ["debugDescription"], "CustomNSError": ["errorDomain", "errorCode", "errorUserInfo"],
    "CustomReflectable": ["customMirror"], "CustomStringConvertible": ["description"], "Decodable": ["init"],
    "Encodable": ["encode"], "Equatable": [], "Error": ["localizedDescription"], "Escapable": [],
    "Executor": ["enqueue"], "Hashable": ["hash", "hashValue"], "Identifiable": ["id"], "IteratorProtocol": ["next"],
    "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor", "localizedDescription"],
    "LosslessStringConvertible": ["description", "init"], "Observable": [], "ObservableObject": ["objectWillChange"],
    "OptionSet": ["rawValue", "init"], "RawRepresentable": ["rawValue", "init"], "Scene": ["body"], "Sendable": [],
    "SendableMetatype": [], "SerialExecutor": ["enqueue", "asUnownedSerialExecutor", "isSameExclusiveExecutionContext"],
    "View": ["body"], "ViewModifier": ["body"], "class": [],
    // What an enum's cases stand for.
    "Character": ["rawValue"], "Double": ["rawValue"], "Int": ["rawValue"], "Int32": ["rawValue"], "Int8": ["rawValue"],
    "String": ["rawValue"], "UInt": ["rawValue"], "UInt16": ["rawValue"], "UInt32": ["rawValue"], "UInt8": ["rawValue"],
  ]
}
