import Catalog
import Facts
import Syntax

/// A protocol with what it refines, what refines it, and the types that conform; who asks for one of them has it looked for.
public final class ProtocolFamily {
  public let type: TypeID
  private let index: ProjectIndex

  fileprivate init(of type: TypeID, _ index: ProjectIndex) {
    self.type = type
    self.index = index
  }

  /// It and the protocols that it refines, nearer ones first.
  public private(set) lazy var above = ContiguousArray(index.ancestry(of: type).filter { index.entry($0).kind == .protocol })

  private lazy var below = index.descendants(of: type)

  /// The protocols that refine it, in the order of the files.
  public private(set) lazy var refinements = ContiguousArray(
    below.filter { $0 != type && index.entry($0).kind == .protocol })

  /// Classes with their subclasses, structs, enums and actors, in the order of the files.
  private lazy var all = ContiguousArray(below.filter { index.entry($0).kind.isConcreteType })

  /// The same without those that inherit from what could be one type or another.
  public private(set) lazy var conformers = ContiguousArray(all.filter { !index.isAmbiguous($0) })

  /// Whether it is one of these.
  public func isConformer(_ other: TypeID) -> Bool { conformers.holdsInOrder(other) }

  /// The extensions by which types that are not the project's conform.
  public private(set) lazy var foreignExtensions = index.foreignExtensions(conformingTo: type)

  /// The classes of Apple's among these types.
  private(set) lazy var foreignClasses = foreignExtensions.isEmpty ? [] : index.classes(madeToConformBy: foreignExtensions)

  /// Whoever adopts it or a protocol that refines it adopts it.
  public func isAdopted(through other: TypeID) -> Bool { other == type || refinements.holdsInOrder(other) }

  /// Whether a protocol is this one, or one above or below it.
  public func holds(_ other: TypeID) -> Bool { isAdopted(through: other) || above.contains(other) }

  // MARK: By the name of a member

  /// Those of `above` that may have a member of the other's name.
  public func above(withNameOf member: DeclID) -> ContiguousArray<TypeID> { types(withNameOf: member, .protocol) { above } }

  /// Of it, what it refines and what refines it those that may have a member of the other's name.
  public func protocols(withNameOf member: DeclID) -> ContiguousArray<TypeID> {
    types(withNameOf: member, .protocol) { above + refinements }
  }

  /// Those of `conformers` that may have a member of the other's name.
  public func conformers(withNameOf member: DeclID) -> ContiguousArray<TypeID> { types(withNameOf: member, nil) { conformers } }

  /// The same, with those that inherit from what could be one type or another.
  public func allConformers(withNameOf member: DeclID) -> ContiguousArray<TypeID> { types(withNameOf: member, nil) { all } }

  private static let few = 4

  /// Many names are of few types: if none of these matters, nobody need go through all of the family.
  ///
  /// - Parameter kind: what they are; `nil` for types that hold values.
  private func types(
    withNameOf member: DeclID, _ kind: DeclKind?, among types: () -> ContiguousArray<TypeID>
  ) -> ContiguousArray<TypeID> {
    let namesakes = index.namesakes(index.globalName(of: member))
    if namesakes.count > ProtocolFamily.few || index.mayHaveOtherForms(member) { return types() }
    var owners: ContiguousArray<TypeID> = []
    for owner in namesakes.lazy.compactMap({ [index] in index.enclosingType(of: $0) }) where !owners.contains(owner) {
      let own = index.entry(owner).kind
      if kind.map({ $0 == own }) ?? own.isConcreteType { owners.append(owner) }
    }
    return owners.isEmpty || owners == [type] ? owners : ContiguousArray(types().filter(owners.contains))
  }
}

/// Where a type says that it conforms.
public struct Adoption: Sendable {
  /// The type's own declaration, or an extension.
  public let statedBy: DeclID
  /// Only if its generic parameters allow it.
  public let isConditional: Bool
  /// It is said in several places, each of them with a condition.
  public let isAmbiguous: Bool
}

/// The members of extensions that stand in for a requirement where a type has none.
public struct DefaultMembers: Sendable {
  public fileprivate(set) var exact: [DeclID] = []
}

extension ProjectIndex {
  public func family(of type: TypeID) -> ProtocolFamily { ProtocolFamily(of: type, self) }

  func isAmbiguous(_ type: TypeID) -> Bool { hierarchy.knowledge[type.place] == .ambiguous }

  /// Where the type itself says that it adopts the protocol, or one that refines it, if it can without a condition; what its
  /// superclass says is not asked.
  public func adoption(of family: ProtocolFamily, by type: TypeID) -> Adoption? {
    let edges = hierarchy.supers[type.place].lazy.filter { family.isAdopted(through: $0.type) }
    guard let first = edges.first else { return nil }
    let edge = first.isConditional ? edges.first { !$0.isConditional } ?? first : first
    let isAmbiguous = edge.isConditional && edges.contains { $0.statedBy != edge.statedBy }
    return Adoption(statedBy: edge.statedBy, isConditional: edge.isConditional, isAmbiguous: isAmbiguous)
  }

  /// The superclass that is the first to adopt the protocol: what it takes the default for, its subclasses do too. `nil` where
  /// none adopts it, or only with a condition.
  public func firstToAdopt(_ family: ProtocolFamily, above type: TypeID) -> TypeID? {
    let adopting = superclasses(of: type).last { adoption(of: family, by: $0) != nil }
    guard let adopting, adoption(of: family, by: adopting)?.isConditional == false else { return nil }
    return adopting
  }

  /// Whether a protocol of the list requires a member of this name, these labels and this kind.
  public func requirement(like member: DeclID, in protocols: some Sequence<TypeID>) -> DeclID? {
    for type in protocols where entry(type).kind == .protocol {
      if let found = requirement(like: member, of: type) { return found }
    }
    return nil
  }

  /// What a protocol that the requirement's own refines asks for as well; of several the first in the order of the files.
  public func inheritedRequirement(like requirement: DeclID) -> DeclID? {
    guard let type = enclosingType(of: requirement), !hierarchy.supers[type.place].isEmpty else { return nil }
    // Most names are of no other protocol.
    let isShared = namesakes(globalName(of: requirement)).contains { other in
      enclosingType(of: other).map { $0 != type && entry($0).kind == .protocol } ?? false
    }
    return isShared ? self.requirement(like: requirement, in: ancestry(of: type).dropFirst().sorted()) : nil
  }

  /// What stands in for a requirement: members of extensions of its protocol, of those above and below it, and of others for
  /// those who adopt these as well.
  public func defaults(of requirement: DeclID, in family: ProtocolFamily) -> DefaultMembers {
    var members = DefaultMembers()
    if !hasNamesakes(requirement) { return members }
    // Most have none, and their types need not be read.
    lazy var types = self.types(of: requirement)
    let mayBeMany = namesakes(globalName(of: requirement)).count > Overloads.few
    for type in family.protocols(withNameOf: requirement) {
      let areMany = mayBeMany && hasManyMembers(type, namedLike: requirement)
      let found = areMany ? counterparts(of: types, in: type) : counterparts(of: requirement, in: type)
      members.exact += found.filter { isDefault($0, of: requirement) && likeness(types, $0) == .equal }
    }
    if !hierarchy.extensionsForHeirs.isEmpty {
      members.exact += defaultsOfOthers(requirement, family).filter { isDefault($0, of: requirement) && likeness(types, $0) == .equal }
    }
    return members
  }

  /// `extension Titled where Self: Priced`: what has the name of something that `Priced` requires.
  private func defaultsOfOthers(_ requirement: DeclID, _ family: ProtocolFamily) -> [DeclID] {
    ([family.type] + family.refinements).flatMap { type in
      (hierarchy.extensionsForHeirs[type] ?? []).flatMap { around -> [DeclID] in
        guard let owner = self.type(of: around), entry(owner).kind == .protocol, !family.holds(owner) else { return [] }
        return counterparts(of: requirement, in: owner).filter { parent(of: $0) == around }
      }
    }
  }

  /// Whether anything stands in for a requirement, or may: its types may not tell.
  public func mayHaveDefault(_ requirement: DeclID, in family: ProtocolFamily) -> Bool {
    if !hasNamesakes(requirement) { return false }
    let types = types(of: requirement)
    return family.protocols(withNameOf: requirement).contains { type in
      defaultsByName(of: requirement, inExtensionsOf: type).contains { isDefault($0, of: requirement) && likeness(types, $0) != .different }
    }
  }

  /// Of a member with the requirement's name, labels and kind.
  private func isDefault(_ member: DeclID, of requirement: DeclID) -> Bool {
    parent(of: member).map { decl($0).kind } == .extension
      && (!decl(requirement).accessors.contains(.set) || decl(member).accessors.contains(.set))
  }

  /// The member that a type without the requirement gets: of a protocol that it conforms to, in an extension that may be
  /// meant for it, and that the module can see where it conforms. Of several it is the most special one.
  public func standIn(_ defaults: DefaultMembers, in family: ProtocolFamily, for type: TypeID) -> DeclID? {
    let protocols = ancestry(of: type)
    let place = adoption(of: family, by: type)?.statedBy ?? entry(type).decl
    let all = defaults.exact.filter { member in
      guard let around = parent(of: member), let owner = self.type(of: around) else { return false }
      return protocols.contains(owner) && isVisible(member, inModuleOf: place, adopting: owner) && !isRetired(member)
        && isMet(around, by: type) != false
    }
    if all.count < 2 { return all.first }
    let certain = all.filter { member in parent(of: member).map { isMet($0, by: type) } == true }
    return (certain.isEmpty ? all : certain).reduce(nil) { best, member in
      best.map { isMoreSpecial(member, than: $0) ? member : $0 } ?? member
    }
  }

  /// Whether an extension's member is preferred to another's: its extension is of a protocol that refines the other's, or asks
  /// for more.
  private func isMoreSpecial(_ member: DeclID, than other: DeclID) -> Bool {
    let extensions = [member, other].compactMap { parent(of: $0) }
    let known = extensions.map { around in
      Set(([type(of: around)].compactMap { $0 } + boundsOfSelf(in: around)).flatMap { ancestry(of: $0) })
    }
    guard known.count == 2 else { return false }
    if known[0] == known[1] { return decl(extensions[0]).requirements.count > decl(extensions[1]).requirements.count }
    return known[0].isSuperset(of: known[1])
  }

  /// The types that `where Self: …` of an extension names, as far as they are the project's.
  public func boundsOfSelf(in extension: DeclID) -> ContiguousArray<TypeID> { hierarchy.boundsOfSelf[`extension`] ?? [] }

  /// The same as they are written, whoever has declared them.
  public func namesOfBoundsOfSelf(in extension: DeclID) -> [String] {
    table.boundsOfSelf(of: decl(`extension`), file: file(of: `extension`)).flatMap { bound in
      files[file(of: `extension`)].names.storage[bound].split(separator: UInt8(ascii: "&")).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Whether two extensions ask for the same after `where`, in the same words.
  public func askForTheSame(_ left: DeclID, _ right: DeclID) -> Bool {
    func demands(_ id: DeclID) -> Set<String> {
      Set(decl(id).requirements.indices.map { text(files[file(of: id)].lists[$0], of: id) })
    }
    return left == right || decl(left).requirements.count == decl(right).requirements.count && demands(left) == demands(right)
  }

  /// Whether what an extension asks for after `where` holds for a type; `nil` where that cannot be told.
  public func isMet(_ extension: DeclID, by type: TypeID) -> Bool? {
    let fact = decl(`extension`)
    if !admits(`extension`, type) { return false }
    if fact.requirements.count == 0 { return true }
    let lists = files[file(of: `extension`)].lists
    var isCertain = true
    for place in fact.requirements.indices {
      let requirement = text(lists[place], of: `extension`)
      let answer =
        if requirement.hasPrefix("Self:") {
          isMet(bounds: requirement.dropFirst("Self:".count), by: type)
        } else if requirement.hasPrefix("Self==") {
          isSelf(requirement.dropFirst("Self==".count), type, at: `extension`)
        } else {
          isMet(lists[place], of: `extension`, by: type)
        }
      switch answer {
      case true: break
      case false: return false
      case nil: isCertain = false
      }
    }
    if hierarchy.boundsOfSelf[`extension`]?.contains(where: { !ancestry(of: type).contains($0) }) == true {
      return hierarchy.knowledge[type.place] == .ambiguous ? nil : false
    }
    return isCertain ? true : nil
  }

  /// `Self == Thing`
  private func isSelf(_ text: Substring, _ type: TypeID, at extension: DeclID) -> Bool? {
    guard case .type(let wanted) = declared(text, at: `extension`), entry(wanted).kind != .typealias else { return nil }
    return wanted == type
  }

  private func declared(_ text: Substring, at id: DeclID) -> Resolution {
    let path = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return table.declared(path, from: Viewpoint(file: file(of: id), decl: place(of: id), isHeader: true))
  }

  /// An extension of a protocol that says `~Copyable` is for copyable types, unless it says that too.
  private func admits(_ extension: DeclID, _ type: TypeID) -> Bool {
    guard let owner = self.type(of: `extension`), entry(owner).kind == .protocol else { return true }
    let flags = decl(`extension`).flags
    return ProjectIndex.capabilities.allSatisfy { name, flag in
      flags.contains(flag) || !suppresses(owner, "~" + name) || !suppresses(type, "~" + name)
        || foreignSupers(of: type).contains(name)
    }
  }

  private static let capabilities = [("Copyable", DeclFact.Flags.admitsNoncopyable), ("Escapable", .admitsNonescapable)]

  private func suppresses(_ type: TypeID, _ text: String) -> Bool {
    let file = files[entry(type).file]
    return decl(entry(type).decl).inherits.indices.contains { index in
      file.names.storage[file.names.range(of: file.lists[index])].elementsEqual(text.utf8)
    }
  }

  /// `Item == Int`, of a type that says what its `Item` is.
  private func isMet(_ requirement: Name, of extension: DeclID, by type: TypeID) -> Bool? {
    let view = Viewpoint(file: file(of: `extension`), decl: place(of: `extension`), isHeader: true)
    let storage = files[view.file].names.storage
    let whole = files[view.file].names.range(of: requirement)
    if let colon = storage[whole].firstIndex(of: UInt8(ascii: ":")) { return isBound(whole, colon, of: `extension`, by: type) }
    guard let sign = storage[whole].firstIndex(of: UInt8(ascii: "=")), sign + 2 < whole.upperBound,
      let name = subject(storage, whole.lowerBound..<sign, of: `extension`),
      let own = associatedType(name, of: type, by: self.type(of: `extension`))
    else { return nil }
    let wanted = TypeReader.form(of: sign + 2..<whole.upperBound, from: view, self)
    switch own.likeness(to: wanted) {
    case .equal: return true
    case .different: return false
    case .unknown: return nil
    }
  }

  /// `Item: Listed`, of a type that says what its `Item` is.
  private func isBound(_ whole: Range<Int>, _ colon: Int, of extension: DeclID, by type: TypeID) -> Bool? {
    let storage = files[file(of: `extension`)].names.storage
    guard let name = subject(storage, whole.lowerBound..<colon, of: `extension`),
      case .nominal(let own, _) = associatedType(name, of: type, by: self.type(of: `extension`)),
      case .type(let bound) = declared(Substring(decoding: storage[colon + 1..<whole.upperBound], as: UTF8.self), at: `extension`)
    else { return nil }
    if ancestry(of: own).contains(bound) { return true }
    return hierarchy.knowledge[own.place] == .full ? false : nil
  }

  /// What a type says that its `Item` is: by an alias, or by the property that is required as an `Item`.
  private func associatedType(_ name: Name, of type: TypeID, by owner: TypeID?) -> TypeForm? {
    if case .type(let own) = table.scopes.find(name, in: .type(type), from: file(of: entry(type).decl)), entry(own).kind == .typealias {
      return form(of: decl(entry(own).decl).type, at: entry(own).decl)
    }
    for requirement in owner.map({ ancestry(of: $0) })?.lazy.flatMap({ self.requirements(of: $0) }) ?? [] {
      let wanted = decl(requirement)
      guard wanted.kind == .var, names.global(wanted.type, file: file(of: requirement)) == name else { continue }
      let own = members(of: type, named: globalName(of: requirement)).filter { decl($0).isStatic == wanted.isStatic }
      if own.count == 1, !decl(own[0]).type.isNone { return form(of: decl(own[0]).type, at: own[0]) }
    }
    return nil
  }

  /// `Item`, `Self.Item`, or `#0`, which is the first of the protocol's primary associated types.
  private func subject(_ storage: ContiguousArray<UInt8>, _ text: Range<Int>, of extension: DeclID) -> Name? {
    guard storage[text].first == UInt8(ascii: "#") else {
      let prefix = "Self.".utf8
      return names.table.find(storage.span, storage[text].starts(with: prefix) ? text.lowerBound + prefix.count..<text.upperBound : text)
    }
    guard let place = Int(String(decoding: storage[text].dropFirst(), as: UTF8.self)), let owner = self.type(of: `extension`)
    else { return nil }
    let (file, generics) = (entry(owner).file, decl(entry(owner).decl).generics)
    return place * 2 < generics.count ? names.global(files[file].lists[generics.indices.lowerBound + place * 2], file: file) : nil
  }

  /// Whether the project only says in a branch of `#if` what stands for a class of Apple's there.
  private func standsForClass(_ name: String) -> Bool {
    types(named: name).allSatisfy { entry($0).kind == .typealias && decl(entry($0).decl).flags.contains(.isConditional) }
      && !Catalog.apple.types(named: ContiguousArray(name.utf8)[...]).classes.isEmpty
  }

  /// `A & B`
  private func isMet(bounds: Substring, by type: TypeID) -> Bool? {
    let answers = bounds.split(separator: "&").map { part in
      isMet(bound: part.drop { $0 == " " }.prefix { $0 != " " }, by: type)
    }
    return answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }

  /// A bound of the project's is looked for elsewhere; here it is enough that it is one.
  private func isMet(bound: Substring, by type: TypeID) -> Bool? {
    if bound == "AnyObject" || bound == "class" { return entry(type).kind == .class || entry(type).kind == .actor }
    let name = bound.split(separator: ".").last.map(String.init) ?? ""
    if names.table.find(name).map({ table.scopes.isDeclared($0) }) == true {
      return entry(type).kind == .class || !standsForClass(name)
    }
    let supers = foreignSupers(of: type)
    let isInherited = supers.contains(name) || supers.contains { Catalog.apple.isClass($0, below: name) }
    if isInherited { return true }
    // Who inherits from one of Apple's classes says so, or inherits from who does.
    guard !Catalog.apple.types(named: ContiguousArray(name.utf8)[...]).classes.isEmpty else { return nil }
    return entry(type).kind != .class || lineage(of: type).isKnown ? false : nil
  }
}
