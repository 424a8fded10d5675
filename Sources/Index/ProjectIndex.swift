public import Facts
import Syntax

/// Every file's facts joined, then frozen: who declares, inherits, conforms, and mentions what.
///
/// Index knows nothing of rules and disks. It answers as far as syntax can tell, and says when it cannot.
/// A class only because a value of so many tables is dear to hand on; nothing changes once it is made.
public final class ProjectIndex: Sendable {
  public let files: ContiguousArray<FileFacts>
  public let layout: ModuleLayout
  let names: JoinedNames
  let words: HookWords
  let table: TypeTable
  let hierarchy: Hierarchy
  let outside: OutsideTable
  let objcNames: ObjCNameTable
  let classTree: ClassTree
  let aliasTable: AliasTable
  private let memberTable: MemberTable
  let mentionTable: MentionTable
  let namesakeTable: NamesakeTable
  let trapTable: TrapTable
  let sendTable: SendTable
  let contractTable: ContractTable
  let annotationTable: AnnotationTable
  let hookTable: HookTable
  let foreignHookTable: ForeignHookTable
  private let texts: WordSet
  let remembered = Remembered()
  /// All of these as they were given, for others that share them.
  private let tables: (core: CoreTables, late: LateTables)

  /// - Parameters:
  ///   - texts: the words of the project's files that have no facts.
  ///   - names: those of the files, if they have been joined already.
  ///   - helpers: who does what can be done at the same time.
  public convenience init(
    joining files: ContiguousArray<FileFacts>, layout: ModuleLayout, _ conventions: Conventions = Conventions(),
    texts: WordSet = WordSet(), names: JoinedNames? = nil, _ helpers: some Helpers = NoHelpers()
  ) {
    var texts = texts
    for file in files.indices where !files[file].lookups.isEmpty {
      let facts = files[file]
      for lookup in facts.lookups { texts.add(facts.names.storage.span.extracting(facts.names.range(of: lookup.text))) }
    }
    var allNames = names ?? JoinedNames(files)
    allNames.add(layout.modules)
    let names = allNames
    let words = HookWords(conventions)
    let (types, uses) = helpers.both({ TypeTables(files, layout, names) }, { UseTables(files, names, words) })
    let core = CoreTables(
      files: files, layout: layout, names: names, words: words, types: types, uses: uses, texts: texts)
    // What is made by asking the other tables is made of an index that has no more than those.
    var late = LateTables(contracts: uses.contracts)
    if !conventions.annotations.isEmpty {
      let index = ProjectIndex(core, late)
      late.annotations = AnnotationTable(conventions.annotations, index)
      late.contracts = late.contracts.adding(late.annotations, index)
    }
    late.hooks = HookTable(ProjectIndex(core, late))
    late.foreignHooks = ForeignHookTable(ProjectIndex(core, late))
    self.init(core, late)
  }

  /// The same index as an object of its own: threads that hold one and the same count in it that they do, and wait for each
  /// other.
  public convenience init(sharing other: ProjectIndex) { self.init(other.tables.core, other.tables.late) }

  private init(_ core: CoreTables, _ late: LateTables) {
    tables = (core, late)
    files = core.files
    layout = core.layout
    texts = core.texts
    names = core.names
    words = core.words
    table = core.types.table
    hierarchy = core.types.hierarchy
    outside = core.types.outside
    objcNames = core.types.objcNames
    classTree = core.types.classTree
    aliasTable = core.types.aliases
    memberTable = core.types.members
    mentionTable = core.uses.mentions
    namesakeTable = core.uses.namesakes
    trapTable = core.uses.traps
    sendTable = core.uses.sends
    contractTable = late.contracts
    annotationTable = late.annotations
    hookTable = late.hooks
    foreignHookTable = late.foreignHooks
  }

  // MARK: Declarations

  /// The declaration at `place` in the file.
  public func id(file: Int, decl place: Int) -> DeclID { names.id(file: file, place: place) }

  public func file(of id: DeclID) -> Int { names.file(of: id) }

  public func place(of id: DeclID) -> Int { Int(id.raw) - names.firstDecl(ofFile: file(of: id)) }

  public func decl(_ id: DeclID) -> DeclFact {
    let file = file(of: id)
    return files[file].decls[Int(id.raw) - names.firstDecl(ofFile: file)]
  }

  /// The declaration's name as written, without labels.
  public func name(of id: DeclID) -> String { text(decl(id).name, of: id) }

  /// A name of the file that holds the declaration, as text.
  public func text(_ name: Name, of id: DeclID) -> String { files[file(of: id)].names.text(name) }

  /// The project's own name for a name of the declaration's file: equal for equal texts in all files.
  public func global(_ name: Name, of id: DeclID) -> Name { names.global(name, file: file(of: id)) }

  /// A name of the project's own as text.
  public func text(global name: Name) -> String { names.table.text(name) }

  /// The project's own name for the declaration's.
  public func globalName(of id: DeclID) -> Name { global(decl(id).name, of: id) }

  /// The declaration around this one.
  public func parent(of id: DeclID) -> DeclID? {
    let file = file(of: id)
    let parent = decl(id).parent
    return parent == DeclFact.none ? nil : names.id(file: file, place: Int(parent))
  }

  public func module(of id: DeclID) -> ModuleLayout.Module { layout.modules[layout.moduleOfFile[file(of: id)]] }

  public func areInOneModule(_ id: DeclID, _ other: DeclID) -> Bool {
    layout.moduleOfFile[file(of: id)] == layout.moduleOfFile[file(of: other)]
  }

  /// Whether a file that is no Swift has the word, or a string by which something is found while the program runs.
  public func isNamedByText(_ word: String) -> Bool { texts.contains(word) }

  // MARK: Types

  /// All types, in the order of the files.
  public var typeCount: Int { table.entries.count }

  /// The classes, in the order of the files.
  public var classes: [TypeID] { table.entries.indices.filter { table.entries[$0].kind == .class }.map { TypeID($0) } }

  /// The types that have the name, wherever they are declared.
  public func types(named name: String) -> [TypeID] {
    guard let name = names.table.find(name), !name.isNone else { return [] }
    return types(named: name)
  }

  private func types(named name: Name) -> [TypeID] {
    remembered.typesOfName.value(of: name) { table.entries.indices.filter { table.entries[$0].name == name }.map { TypeID($0) } }
  }

  /// The module's first type of the name, if all that it has of that stand at the top.
  func onlyAtTop(_ name: Name, ofModule module: Int) -> TypeID? {
    let all = types(named: name).filter { entry($0).module == module && !entry($0).isLocal }
    return all.allSatisfy { entry($0).parent == nil } ? all.first : nil
  }

  /// The names of all types, in the order of the files.
  public var typeNames: [String] { table.entries.map { text(global: $0.name) } }

  public func entry(_ type: TypeID) -> TypeEntry { table.entries[type.place] }

  /// The type that a declaration declares or extends; `nil` for an extension of a foreign type and for what is no type.
  public func type(of id: DeclID) -> TypeID? {
    let file = file(of: id)
    let type = table.typeOfDecl[file][Int(id.raw) - names.firstDecl(ofFile: file)]
    return type >= 0 ? TypeID(Int(type)) : nil
  }

  /// Whether the declaration is a type's that a body declares.
  func isLocal(_ id: DeclID) -> Bool { type(of: id).map { entry($0).isLocal } == true }

  /// The type whose member the declaration is; `nil` at file level and in extensions of foreign types.
  public func enclosingType(of id: DeclID) -> TypeID? { parent(of: id).flatMap { type(of: $0) } }

  /// What a type's text stands for at a declaration.
  public func resolve(_ text: Name, at id: DeclID) -> Resolution {
    table.resolve(text, from: Viewpoint(file: file(of: id), decl: place(of: id)))
  }

  /// The members in the type's own declaration and in its extensions, in the order of the files.
  public func members(of type: TypeID) -> ContiguousArray<DeclID>.SubSequence { memberTable.members(of: type) }

  /// Those of a name, which is the project's own.
  public func members(of type: TypeID, named name: Name) -> ContiguousArray<DeclID>.SubSequence {
    memberTable.members(of: type, named: name)
  }

  /// The extensions of the type.
  public func extensions(of type: TypeID) -> ContiguousArray<DeclID> { hierarchy.extensions[type.place] }

  public func superclass(of type: TypeID) -> TypeID? { hierarchy.superclasses[type.place] }

  /// The superclasses, for a search that goes no further than it must.
  func superclassesOnTheWay(from type: TypeID) -> SuperclassWalk { SuperclassWalk(from: type, hierarchy.superclasses) }

  /// The superclasses, nearest first.
  public func superclasses(of type: TypeID) -> ContiguousArray<TypeID> { hierarchy.superclassChain(of: type) }

  /// The type itself, its superclasses, the protocols that any of them adopts, and what those inherit; nearer ones first.
  public func ancestry(of type: TypeID) -> ContiguousArray<TypeID> { hierarchy.ancestors(of: type) }

  /// The type itself, its subclasses, refinements and conformers, and theirs; no associated types. In the order of the
  /// files.
  public func descendants(of type: TypeID) -> ContiguousArray<TypeID> { hierarchy.descendants(of: type) }

  /// Whether there is any besides the type itself.
  public func hasDescendants(_ type: TypeID) -> Bool { hierarchy.subs[type.place].contains { $0 != type } }

  /// Whether somebody inherits from a type of that name who is not among the descendants: it cannot be told from which
  /// one, a local type does, or several modules have such a type, of which files may belong to more than one.
  public func mayHaveUnknownSubtypes(_ type: TypeID) -> Bool {
    mayHaveLocalSubtypes(type) || (entry(type).parent == nil && table.scopes.isInSeveralModules(entry(type).name))
  }

  /// Whether a local type inherits from a type of that name, or somebody of whom it cannot be told from which one.
  public func mayHaveLocalSubtypes(_ type: TypeID) -> Bool { hierarchy.isUnresolved(entry(type).name) }

  /// Whether all that the type inherits, through however many steps, are types of the project.
  public func isFullyKnown(_ type: TypeID) -> Bool { hierarchy.knowledge[type.place] == .full }

  /// Names of foreign types that extensions make conform to the protocol: theirs alone, without module or arguments.
  public func foreignConformers(of type: TypeID) -> Set<Name> {
    Set(foreignExtensions(conformingTo: type).compactMap { foreignName(extendedBy: $0) })
  }

  /// The extensions of foreign types that make them conform to the protocol.
  public func foreignExtensions(conformingTo type: TypeID) -> [DeclID] {
    if hierarchy.foreignExtensions.isEmpty { return [] }
    return descendants(of: type).flatMap { hierarchy.foreignExtensions[$0] ?? [] }
  }

  /// The name alone of the foreign type that an extension extends.
  public func foreignName(extendedBy extension: DeclID) -> Name? {
    remembered.extendedNames.value(of: `extension`) {
      table.foreignName(of: decl(`extension`).name, from: Viewpoint(file: file(of: `extension`)))
    }
  }
}

// MARK: Texts

extension ProjectIndex {
  /// The names of the declaration's attributes, without their at signs.
  public func attributeNames(of id: DeclID) -> [String] {
    decl(id).attributes(in: files[file(of: id)].lists).map { text($0.name, of: id) }
  }

  /// Whether `@available` says that the declaration is not to be used any more, or not everywhere: what a watch or an app's
  /// extension never had others have.
  public func isRetired(_ id: DeclID) -> Bool {
    isAvailable(id) { ["deprecated", "obsoleted"].contains(where: $0.holds) }
      || isMarkedUnavailable(id, on: ProjectIndex.platforms)
  }

  private static let platforms = ["*", "swift", "iOS", "macOS", "OSX"]

  /// Whether what stands in the parentheses of an `@available` is as asked for.
  private func isAvailable(_ id: DeclID, where isMeant: (String) -> Bool) -> Bool {
    if decl(id).attributes.count == 0 { return false }
    return decl(id).attributes(in: files[file(of: id)].lists).contains { name, arguments in
      text(name, of: id) == "available" && isMeant(text(arguments, of: id))
    }
  }

  /// Whether `@available` says that nobody can use the declaration, or what it is a member of.
  public func isUnavailable(_ id: DeclID) -> Bool {
    var next: DeclID? = id
    while let decl = next {
      if isMarkedUnavailable(decl, on: ["*"]) { return true }
      if let type = type(of: decl), isMarkedUnavailable(entry(type).decl, on: ["*"]) { return true }
      next = parent(of: decl)
    }
    return false
  }

  private func isMarkedUnavailable(_ id: DeclID, on systems: [String]) -> Bool {
    isAvailable(id) { text in
      let parts = text.split { $0 == "(" || $0 == "," || $0 == " " || $0 == ")" }.map(String.init)
      return parts.contains("unavailable") && parts.first.map(systems.contains) == true
    }
  }

  /// The name of the type around the declaration, as written there.
  public func enclosingName(of id: DeclID) -> String { parent(of: id).map { name(of: $0) } ?? "" }
}

extension ProjectIndex {
  /// Whether the declaration is written in Objective-C.
  public func isObjectiveC(_ id: DeclID) -> Bool { files[file(of: id)].flags.contains(.isObjectiveC) }

  /// What the declaration's file is for.
  public func role(of id: DeclID) -> ModuleLayout.Role { layout.roleOfFile[file(of: id)] }
}
