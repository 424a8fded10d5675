import Facts
import Syntax

/// All types of the project, by where they are declared.
struct TypeTable: Sendable {
  let files: ContiguousArray<FileFacts>
  let names: JoinedNames
  let layout: ModuleLayout
  private(set) var entries: ContiguousArray<TypeEntry> = []
  /// For each declaration of each file its type, if it is one, or the type it extends.
  private(set) var typeOfDecl: ContiguousArray<ContiguousArray<Int32>> = []
  private(set) var scopes: ScopeTable
  /// For each module those it can see.
  private(set) var visible: ContiguousArray<Set<Int>> = []
  /// A package and a project may each make a module of the name.
  private(set) var modulesNamed: [Name: ContiguousArray<Int>] = [:]
  /// What types inherit from and conform to, once it is known: names are looked up there too.
  private(set) var supers: ContiguousArray<ContiguousArray<Hierarchy.Edge>> = []
  /// The extensions of what is not known as a type of the project, in the order of the files.
  private(set) var foreignExtensions: ContiguousArray<(file: Int, place: Int)> = []
  /// Types in extensions of what is not known as a type of the project, or not yet.
  private var strays: ContiguousArray<TypeID> = []

  /// Types of Objective-C that Swift has nested in others: `NS_SWIFT_NAME(Chart.Legend)`.
  private var dotted: ContiguousArray<TypeID> = []

  /// Objective-C's classes by their names; nothing for a name that several have.
  private var objcClasses: [Name: TypeID?] = [:]
  /// Swift's types by other names that Objective-C has for them: `@objc(ABNotes) class Notes`.
  private(set) var namedForObjC: [Name: TypeID] = [:]
  /// Of extensions of what branches of `#if` declare anew all that they may extend.
  private var variantsOfExtension: [DeclID: ContiguousArray<TypeID>] = [:]

  static let notAType: Int32 = -1
  /// An extension of something that is none of the project's types, or ambiguous.
  static let foreign: Int32 = -2

  /// Extensions of types that extensions of types … declare: more steps than this are given up.
  private static let mostRounds = 8

  init(_ files: ContiguousArray<FileFacts>, _ layout: ModuleLayout, _ names: JoinedNames) {
    self.files = files
    self.layout = layout
    self.names = names
    scopes = ScopeTable(names: names.table.count)
    readModules()
    register()
    for id in dotted { nest(id) }
    objcClasses = findObjCClasses()
    namedForObjC = findNamedForObjC()
    // An extension may extend a type that another extension declares: each round sees through one such step.
    for _ in 0..<TypeTable.mostRounds {
      resolveExtensions()
      if !adoptStrays() { break }
    }
    for id in strays {
      let entry = entries[id.place]
      guard let outer = extensionAround(entry) else { continue }
      scopes.add(
        id, entry.name, to: .extensions(of: names.global(outer.name, file: entry.file)),
        privateTo: entry.isPrivate ? entry.file : nil)
    }
    readVariants()
  }

  private mutating func readVariants() {
    for (file, place) in foreignExtensions {
      let found = variants(of: files[file].decls[place].name, for: place, from: Viewpoint(file: file)) { $0.isConcreteType }
      if !found.isEmpty { variantsOfExtension[names.id(file: file, place: place)] = found }
    }
  }

  /// The types that the members of a declaration belong to, and for which it says what they conform to.
  @inline(__always)
  func forEachType(withMembersOf place: Int, file: Int, _ body: (TypeID) -> Void) {
    let type = typeOfDecl[file][place]
    if type >= 0 {
      body(TypeID(Int(type)))
    } else if type == TypeTable.foreign, !variantsOfExtension.isEmpty {
      for variant in variantsOfExtension[names.id(file: file, place: place)] ?? [] { body(variant) }
    }
  }

  mutating func inherit(_ hierarchy: Hierarchy) { supers = hierarchy.supers }

  private mutating func readModules() {
    // Where several have the name that is imported, any of them may be meant.
    var placesOf: [String: [Int]] = [:]
    for (place, module) in layout.modules.enumerated() {
      placesOf[module.name, default: []].append(place)
      if let name = names.table.find(module.name) { modulesNamed[name, default: []].append(place) }
    }
    for module in layout.modules {
      visible.append(Set(module.dependencies.flatMap { placesOf[$0] ?? [] }))
    }
  }

  // MARK: Filling

  private mutating func register() {
    typeOfDecl.reserveCapacity(files.count)
    for file in files.indices {
      let decls = files[file].decls
      var types = ContiguousArray(repeating: TypeTable.notAType, count: decls.count)
      for (place, decl) in decls.enumerated() {
        switch decl.kind {
        case .class, .struct, .enum, .actor, .protocol, .typealias, .associatedtype:
          types[place] = Int32(truncatingIfNeeded: entries.count)
          register(decl, file: file, place: place, types)
        case .extension:
          types[place] = TypeTable.foreign
          foreignExtensions.append((file, place))
        default: break
        }
      }
      typeOfDecl.append(types)
    }
  }

  private mutating func register(_ decl: DeclFact, file: Int, place: Int, _ types: ContiguousArray<Int32>) {
    let id = TypeID(entries.count)
    let isLocal = decl.parent != DeclFact.none && !files[file].decls[Int(decl.parent)].kind.holdsMembers
    var entry = TypeEntry(
      decl: names.id(file: file, place: place), kind: decl.kind, name: names.global(decl.name, file: file),
      module: layout.moduleOfFile[file], file: file, place: place, isPrivate: isLocal || isPrivate(decl, file: file),
      isLocal: isLocal)
    let privateTo = entry.isPrivate ? file : nil
    if decl.parent == DeclFact.none {
      let isNested = files[file].flags.contains(.isObjectiveC) && files[file].names.bytes(of: decl.name).contains(UInt8(ascii: "."))
      if isNested { dotted.append(id) } else { scopes.add(id, entry.name, to: .module(entry.module), privateTo: privateTo) }
    } else if types[Int(decl.parent)] >= 0 {
      let parent = TypeID(Int(types[Int(decl.parent)]))
      entry.parent = parent
      scopes.add(id, entry.name, to: .type(parent), privateTo: privateTo)
    } else if isLocal {
      scopes.add(id, entry.name, to: .body(names.id(file: file, place: Int(decl.parent))), privateTo: privateTo)
    } else {
      strays.append(id)
    }
    entries.append(entry)
  }

  /// Puts a type of Objective-C into the one that its name in Swift begins with.
  private mutating func nest(_ id: TypeID) {
    let entry = entries[id.place]
    let path = files[entry.file].text(files[entry.file].decls[entry.place].name).split(separator: ".")
    guard let outer = declared(path.dropLast().map(String.init), from: Viewpoint(file: entry.file)).type,
      let name = path.last.flatMap({ names.table.find(String($0)) })
    else { return }
    entries[id.place].parent = outer
    entries[id.place].name = name
    scopes.add(id, name, to: .type(outer), privateTo: nil)
  }

  /// Not seen in other files: by itself, or because the extension around it says so for all of its members.
  private func isPrivate(_ decl: DeclFact, file: Int) -> Bool {
    var access = decl.access
    if access == .unwritten, decl.parent != DeclFact.none {
      let outer = files[file].decls[Int(decl.parent)]
      if outer.kind == .extension { access = outer.access }
    }
    return access == .private || access == .fileprivate
  }

  private mutating func resolveExtensions() {
    var rest: ContiguousArray<(file: Int, place: Int)> = []
    for (file, place) in foreignExtensions {
      // `extension Alias` extends what the alias stands for.
      let name = files[file].decls[place].name
      if let type = objcClass(name, file: file) ?? resolve(name, from: Viewpoint(file: file)).type {
        typeOfDecl[file][place] = Int32(bitPattern: type.raw)
      } else {
        rest.append((file, place))
      }
    }
    foreignExtensions = rest
  }

  /// What an `@implementation` or a category means, whatever Swift has of that name: the only class that Objective-C has.
  private func objcClass(_ name: Name, file: Int) -> TypeID? {
    guard files[file].flags.contains(.isObjectiveC) else { return nil }
    return objcClasses[names.global(name, file: file)] ?? nil
  }

  func hasObjCClass(_ name: Name) -> Bool { objcClasses[name] != nil }

  private func findObjCClasses() -> [Name: TypeID?] {
    var classes: [Name: TypeID?] = [:]
    for (place, entry) in entries.enumerated() where entry.kind == .class && files[entry.file].flags.contains(.isObjectiveC) {
      let name = names.global(files[entry.file].decls[entry.place].name, file: entry.file)
      classes[name] = .some(classes[name] == nil ? TypeID(place) : nil)
    }
    return classes
  }

  private func findNamedForObjC() -> [Name: TypeID] {
    var types: [Name: TypeID] = [:]
    for (place, entry) in entries.enumerated() where entry.kind == .class || entry.kind == .protocol {
      let (facts, fact) = (files[entry.file], files[entry.file].decls[entry.place])
      guard facts.hasAttribute("objc", fact), !facts.flags.contains(.isObjectiveC) else { continue }
      let given = fact.attributes(in: facts.lists).first { facts.text($0.name) == "objc" && !$0.arguments.isNone }
      let written = given.map { facts.text($0.arguments).filter { $0 != "(" && $0 != ")" } }
      if let name = written.flatMap({ names.table.find($0) }), name != entry.name { types[name] = TypeID(place) }
    }
    return types
  }

  /// What the name means in Objective-C alone.
  func type(namedForObjC name: Name, in file: Int) -> TypeID? {
    namedForObjC.isEmpty || !files[file].flags.contains(.isObjectiveC) ? nil : namedForObjC[name]
  }

  /// Whether a type found the one that it is nested in.
  private mutating func adoptStrays() -> Bool {
    var rest: ContiguousArray<TypeID> = []
    for id in strays {
      let entry = entries[id.place]
      let extended = typeOfDecl[entry.file][Int(files[entry.file].decls[entry.place].parent)]
      if extended >= 0 {
        let parent = TypeID(Int(extended))
        entries[id.place].parent = parent
        scopes.add(id, entry.name, to: .type(parent), privateTo: entry.isPrivate ? entry.file : nil)
      } else {
        rest.append(id)
      }
    }
    defer { strays = rest }
    return rest.count < strays.count
  }

  private func extensionAround(_ entry: TypeEntry) -> DeclFact? {
    let decls = files[entry.file].decls
    let outer = decls[Int(decls[entry.place].parent)]
    return outer.kind == .extension ? outer : nil
  }
}
