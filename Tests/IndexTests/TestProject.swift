import Catalog
import Facts
import Index
import Syntax
import Testing

/// A small project, written where it is tested. Nothing else in these tests touches the index itself.
struct TestProject {
  let index: ProjectIndex
  /// Of all declarations but extensions, by their dotted names; of several of a name the second is `Name#2`.
  private var decls: [String: DeclID] = [:]
  private var names: [DeclID: String] = [:]

  init(_ files: [ProjectFile]) {
    var builder = FactsBuilder()
    let facts = ContiguousArray(files.map { TestProject.facts($0, &builder) })
    index = ProjectIndex(joining: facts, layout: TestProject.layout(files, facts))
    for file in facts.indices {
      for place in facts[file].decls.indices where facts[file].decls[place].kind != .extension {
        let id = index.id(file: file, decl: place)
        let plain = dottedName(of: id)
        var name = plain
        var count = 1
        while decls[name] != nil {
          count += 1
          name = "\(plain)#\(count)"
        }
        decls[name] = id
        names[id] = name
      }
    }
  }

  private static func facts(_ file: ProjectFile, _ builder: inout FactsBuilder) -> FileFacts {
    let source = Source(path: file.path, text: file.text)
    let tokens = lex(source)
    var facts = builder.facts(of: source, tokens, parse(tokens, of: source))
    if file.path.hasSuffix(".h") { makeHeader(&facts) }
    return facts
  }

  /// What a header says, told as the Swift that it is for Swift: `@objc(…)` holds selectors and Objective-C's names, of a
  /// protocol also what its methods with a parameter `done` are called where they are awaited: `async:name(_:)`.
  private static func makeHeader(_ facts: inout FileFacts) {
    facts.flags = [.isObjectiveC, .isHeader]
    var asyncName = Name.none
    for (place, decl) in facts.decls.enumerated() where decl.attributes.count > 0 {
      var selector = facts.text(facts.lists[decl.attributes.indices][decl.attributes.indices.lowerBound + 1])
      if selector.hasPrefix("(async:") {
        asyncName = facts.names.intern(String(selector.dropFirst("(async:".count).dropLast()))
        selector = facts.text(decl.name)
      }
      facts.objc.append(
        ObjCFact(
          decl: UInt32(place), selector: facts.names.intern(selector.filter { $0 != "(" && $0 != ")" }), category: .none,
          asyncName: selector.hasSuffix("done:)") ? asyncName : .none, flags: decl.has(.optional) ? .optional : []))
      facts.decls[place].attributes = .empty
      facts.decls[place].modifiers = []
    }
  }

  /// A folder is a module, and what its files import are its dependencies. `Kit#2` is another of the name `Kit`.
  private static func layout(_ files: [ProjectFile], _ facts: ContiguousArray<FileFacts>) -> ModuleLayout {
    var modules: [ModuleLayout.Module] = []
    var folders: [String] = []
    let moduleOfFile = files.map { file in
      let folder = file.path.contains("/") ? String(file.path.prefix { $0 != "/" }) : "Main"
      if let known = folders.firstIndex(of: folder) { return known }
      folders.append(folder)
      modules.append(ModuleLayout.Module(name: String(folder.prefix { $0 != "#" })))
      return modules.count - 1
    }
    for (place, file) in facts.enumerated() {
      for decl in file.decls where decl.kind == .import {
        modules[moduleOfFile[place]].dependencies.append(file.text(decl.name))
      }
    }
    return ModuleLayout(modules: modules, moduleOfFile: moduleOfFile)
  }

  // MARK: Declarations

  func decl(_ name: String) -> DeclID {
    guard let id = decls[name] else { preconditionFailure("there is no \(name)") }
    return id
  }

  func type(_ name: String) -> TypeID {
    guard let type = index.type(of: decl(name)) else { preconditionFailure("\(name) is no type") }
    return type
  }

  func name(of id: DeclID) -> String { names[id] ?? "?" }

  func name(of type: TypeID) -> String { name(of: index.entry(type).decl) }

  /// `Outer.Inner.member`: of a member of an extension the type's name as the extension says it, and with the module
  /// if there are several.
  private func dottedName(of id: DeclID) -> String {
    var parts = [index.name(of: id)]
    var outer = index.parent(of: id)
    while let next = outer {
      parts.append(index.name(of: next))
      outer = index.parent(of: next)
    }
    if index.layout.modules.count > 1 { parts.append(index.module(of: id).name) }
    return parts.reversed().joined(separator: ".")
  }

  // MARK: Apple's types

  /// All that a type, or what an extension extends, inherits from and conforms to: `UIKit.UIView`, the project's own
  /// names, and `?Name` for what leads nowhere.
  func lineage(_ id: DeclID) -> [String] {
    let lineage = index.lineage(of: id)
    let own = lineage.types.filter { index.entry($0).decl != id }.map { name(of: $0) }
    let apples = lineage.classes.map { "\($0.module).\($0.name)" } + lineage.protocols.map { "\($0.module).\($0.name)" }
    #expect(lineage.isKnown == lineage.unknown.isEmpty)
    return own + apples.sorted() + lineage.unknown.map { "?\($0.text)\($0.isAmbiguous ? "?" : "")" }
  }

  /// The extension of the name, or the one after so many others.
  func `extension`(of name: String, after count: Int = 0) -> DeclID {
    let all = index.files.indices.flatMap { file in index.files[file].decls.indices.map { index.id(file: file, decl: $0) } }
    let found = all.filter { index.decl($0).kind == .extension && index.name(of: $0) == name }
    precondition(count < found.count, "there are fewer extensions of \(name)")
    return found[count]
  }

  /// What a member is meant for: `name UITableViewDelegate.tableView(_:didSelectRowAt:)?`, with a mark if it is optional.
  func matches(_ member: DeclID) -> [String] {
    let owner = index.parent(of: member) ?? member
    return index.objcMatches(of: member, in: index.lineage(of: owner)).map(TestProject.text)
  }

  static func text(_ match: ObjCMatch) -> String {
    let requirement = match.requirement
    return "\(match.kind) \(requirement.owner).\(requirement.key)\(requirement.isOptional ? "?" : "")"
  }

  // MARK: Answers

  func likeness(_ left: String, _ right: String) -> Likeness { index.likeness(decl(left), decl(right)) }

  /// What the type of a variable, or the result of a function, resolves to.
  func type(of name: String) -> String {
    let id = decl(name)
    switch index.resolve(index.decl(id).type, at: id) {
    case .type(let type): return self.name(of: type)
    case .ambiguous: return "ambiguous"
    case .unknown: return "unknown"
    }
  }

  func ancestry(_ name: String) -> [String] { names(index.ancestry(of: type(name)), without: name) }

  func descendants(_ name: String) -> [String] { names(index.descendants(of: type(name)), without: name) }

  func superclasses(_ name: String) -> [String] { index.superclasses(of: type(name)).map { self.name(of: $0) } }

  private func names(_ types: some Sequence<TypeID>, without name: String) -> [String] {
    types.map { self.name(of: $0) }.filter { $0 != name }.sorted()
  }

  /// Whether all that the type inherits is the project's.
  func isKnown(_ name: String) -> Bool { index.isFullyKnown(type(name)) }

  func members(_ name: String) -> [String] { index.members(of: type(name)).map { index.name(of: $0) } }

  func members(_ name: String, named member: String) -> [String] {
    // Any declaration of the name tells the project's number for it.
    guard let namesake = names.keys.first(where: { index.name(of: $0) == member }) else { return [] }
    return index.members(of: type(name), named: index.globalName(of: namesake)).map { self.name(of: $0) }
  }

  func requirements(_ name: String) -> [String] { index.requirements(of: type(name)).map { index.name(of: $0) } }

  func extensionMembers(_ name: String) -> [String] { index.extensionMembers(of: type(name)).map { index.name(of: $0) } }

  func conformers(_ name: String) -> [String] { index.conformers(of: type(name)).map { self.name(of: $0) } }

  /// Where a requirement's defaults stand.
  func defaultsByName(of name: String) -> [String] {
    index.defaultsByName(of: decl(name)).map { id in
      let facts = index.files[index.file(of: id)]
      return "\(facts.path):\(facts.lines.position(of: Int(index.decl(id).nameOffset)).line)"
    }
  }

  /// What the mentions of the name on the line do to the variable.
  func changes(of name: String, line: Int) -> [Change] {
    mentions(of: name).filter { self.line(of: $0) == "\(line)" }.map { index.change(by: $0) }
  }

  func overridden(by name: String) -> String? { index.overridden(by: decl(name)).map { self.name(of: $0) } }

  func foreignConformers(_ name: String) -> [String] {
    index.foreignConformers(of: type(name)).map { index.text(global: $0) }.sorted()
  }

  func access(_ name: String) -> AccessLevel { index.effectiveAccess(of: decl(name)) }

  /// Where the witness of a requirement is, by its dotted name.
  func witness(of requirement: String, in type: String) -> String? {
    index.witness(of: decl(requirement), in: self.type(type)).map { name(of: $0) }
  }

  /// What the receivers of all mentions of the name are, in the order of the files.
  func receivers(of name: String) -> [String] { mentions(of: name).map { text(of: index.receiverType(of: $0)) } }

  /// What all mentions of the name mean, in the order of the files.
  func meanings(of name: String) -> [String] {
    mentions(of: name).map { index.member(meantBy: $0).map { self.name(of: $0) } ?? "unknown" }
  }

  /// The declaration that says it of a member: itself, or what it overrides or implements.
  func keeper(of kind: ContractFact.Kind, _ name: String) -> String? {
    index.keeper(of: kind, decl(name)).map { self.name(of: $0.decl) }
  }

  /// The superclass's member that says it to the one that overrides it.
  func asker(of kind: ContractFact.Kind, _ name: String) -> String? {
    index.overridden(by: decl(name), with: kind).map { self.name(of: $0.decl) }
  }

  /// Whether some declaration of the name has the contract.
  func hasContract(_ kind: ContractFact.Kind, name: String) -> Bool {
    index.globalName(name).map { index.contractKinds(ofName: $0).contains(kind) } ?? false
  }

  func namesakes(_ name: String) -> [String] {
    index.globalName(name).map { index.namesakes($0).map { self.name(of: $0) } } ?? []
  }

  /// Whether what the mention stands in inherits from a type, by its name, or from a class of Apple's.
  func surroundings(ofMention name: String, inherit type: String) -> [Bool] {
    mentions(of: name).map { mention in
      let around = index.outerTypes(around: index.owner(of: mention))
      return decls[type].flatMap { index.type(of: $0) }.map { around.inherits(from: $0) } ?? around.inherits(fromClass: type)
    }
  }

  private func text(of type: ReceiverType) -> String {
    switch type {
    case .types(let types): types.map { self.name(of: $0) }.joined(separator: " & ")
    case .foreign(let name): "foreign \(index.text(global: name))"
    case .structural: "structural"
    case .unknown: "unknown"
    }
  }

  private func mentions(of name: String) -> [MentionID] {
    index.files.indices.flatMap { file in
      index.files[file].mentions.indices.filter { index.files[file].text(index.files[file].mentions[$0].name) == name }
        .map { MentionID(file: file, place: $0) }
    }
  }

  /// The names that a declaration's body mentions.
  func mentionsInBody(of name: String) -> [String] {
    index.mentions(inBodyOf: decl(name)).map { index.files[$0.file].text(index.mention($0).name) }
  }

  /// The uses of a required property, each with its line: `ext 3, own 5, out A.swift:7`.
  func uses(of requirement: String) -> String {
    let uses = index.uses(ofRequirement: decl(requirement))
    let bins = [("ext", uses.inExtensions), ("own", uses.inConformers), ("out", uses.outside)]
    return bins.flatMap { bin, mentions in mentions.map { "\(bin) \(line(of: $0))" } }.joined(separator: ", ")
  }

  private func line(of id: MentionID) -> String {
    let facts = index.files[id.file]
    let line = facts.lines.position(of: Int(index.mention(id).offset)).line
    return index.files.count > 1 ? "\(facts.path):\(line)" : "\(line)"
  }
}

/// One file of a `TestProject`.
struct ProjectFile {
  let path: String
  let text: String
}

/// The files of a project, one below the other.
@resultBuilder enum ProjectFiles {
  static func buildBlock(_ files: ProjectFile...) -> [ProjectFile] { files }
}

func project(@ProjectFiles _ files: () -> [ProjectFile]) -> TestProject { TestProject(files()) }

/// A project of one file.
func project(_ text: String) -> TestProject { TestProject([ProjectFile(path: "A.swift", text: text)]) }

func file(_ path: String, _ text: String) -> ProjectFile { ProjectFile(path: path, text: text) }
