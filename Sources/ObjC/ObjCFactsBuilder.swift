import Facts
import Names
import Syntax

/// Turns what clang understood of one file into facts.
struct ObjCFactsBuilder {
  var facts: FileFacts
  let file: ObjCFile
  let tokens: CTokens
  /// Where the bodies of methods lie, and whose they are, in the order of the text.
  var bodies: [MethodBody] = []
  /// The types of the properties and the variables of the classes that the file shows, by class and name.
  var memberTypes: [String: [String: String]] = [:]
  /// The types of the file's own variables, and of those of others that it names.
  let globals: [String: String]
  var contracts = ContractReader()
  /// What Swift calls types, and what they are in names of members, by what clang calls them.
  private var typeNames: [String: Name] = [:]
  private var namedTypes: [String: NamedType] = [:]
  /// How many classes, categories, protocols and implementations were found.
  var containers = 0
  /// Enumerations, structures and aliases that were found: C names many of them twice.
  var plainTypes: Set<String> = []
  /// How its macros and functions end the program, if they do, by their names.
  var helpers: [String: Trap?] = [:]
  /// Whether the file's name says that it is for subclasses.
  let isProtectedByName: Bool

  /// A method's body, from its opening brace to its closing one.
  struct MethodBody {
    let decl: UInt32
    let open: Int
    let close: Int
    let className: String
    /// Parameters with the classes that they are pointers to.
    let parameters: [String: String]
  }

  init(_ file: ObjCFile, _ cursors: [Cursor]) {
    self.file = file
    tokens = CTokens(file.textWithFunctions, count: file.text.count)
    facts = FileFacts(path: file.path)
    facts.flags = file.isHeader ? [.isObjectiveC, .isHeader] : .isObjectiveC
    facts.lines = LineTable(Source(path: file.path, text: file.text))
    globals = file.isHeader ? [:] : tokens.variables(besides: file.bodies + file.functions)
    isProtectedByName = ObjCFactsBuilder.isForSubclasses(header: Outline.lastComponent(file.path))
    if saysGenerated { facts.flags.insert(.isGenerated) }
    addDirectives()
    add(cursors)
  }

  private static let marks = GeneratedMark()

  private var saysGenerated: Bool {
    tokens.comments.prefix { $0.nextToken <= GeneratedMark.lastToken }.contains {
      ObjCFactsBuilder.marks.stands(in: file.text.span, $0.start..<$0.end)
    }
  }

  private mutating func add(_ cursors: [Cursor]) {
    var imports = file.imports[...]
    for cursor in cursors.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let range = cursor.range
      while let first = imports.first, first.start < range.lowerBound {
        add(first)
        imports.removeFirst()
      }
      let token = tokens.token(at: range.lowerBound)
      switch cursor.kind {
      case .interface where tokens.holds(token, "@interface"): addType(cursor, range, token)
      case .protocol_ where tokens.opensContainer(token): addType(cursor, range, token)
      case .category where tokens.holds(token, "@interface"): addExtension(cursor, range, token)
      case .implementation where tokens.holds(token, "@implementation"): addExtension(cursor, range, token)
      case .categoryImplementation where tokens.holds(token, "@implementation"): addExtension(cursor, range, token)
      case .enumeration where file.isHeader, .structure where file.isHeader, .alias where file.isHeader:
        addPlainType(cursor, range, token)
      default: break
      }
    }
    for rest in imports { add(rest) }
    if !file.isHeader { addBodies() }
    addSendsOfFunctions()
  }

  private mutating func add(_ file: FlatText.Import) {
    let name = name(file.path)
    let decl = DeclFact(
      .import, name, parent: DeclFact.none, text: file.start..<max(file.start, file.end),
      nameText: file.pathStart..<max(file.pathStart, file.end))
    close(append(decl))
  }

  // MARK: Pieces

  mutating func name(_ text: String) -> Name { facts.names.intern(text) }

  /// What Swift calls a type: a file has few, and each many times.
  mutating func typeName(_ type: String) -> Name {
    if let known = typeNames[type] { return known }
    let name = name(SwiftType.text(of: type))
    typeNames[type] = name
    return name
  }

  /// - Returns: the declaration's place.
  mutating func append(_ decl: DeclFact) -> Int {
    facts.decls.append(decl)
    return facts.decls.count - 1
  }

  /// What a type is in names of members.
  mutating func namedType(_ spelling: String, canonical: () -> String) -> NamedType {
    if let known = namedTypes[spelling] { return known }
    let type = NamedType(clang: spelling, canonical: canonical())
    namedTypes[spelling] = type
    return type
  }

  /// What was added since belongs to the declaration.
  mutating func close(_ place: Int) { facts.decls[place].end = UInt32(truncatingIfNeeded: facts.decls.count) }

  mutating func list(_ texts: [String]) -> ListRange {
    if texts.isEmpty { return .empty }
    let first = UInt32(truncatingIfNeeded: facts.lists.count)
    for text in texts { facts.lists.append(name(text)) }
    return ListRange(first: first, count: UInt32(truncatingIfNeeded: texts.count))
  }

  /// `ThingSubclass.h`, `ThingProtected.h`, `Thing+ForSubclasses.h`
  static func isForSubclasses(header: String) -> Bool {
    guard header.hasSuffix(".h") else { return false }
    let name = header.dropLast(2)
    if let plus = name.lastIndex(of: "+") { return isForSubclasses(category: String(name[name.index(after: plus)...])) }
    return ["Subclass", "Subclasses", "Protected"].contains { name.hasSuffix($0) && name.count > $0.count }
  }

  /// What may follow where a category's name says that it is protected.
  private static let protectedParts = ["", "api", "hooks", "initializers", "interface", "members", "methods", "properties"]

  static func isForSubclasses(category: String) -> Bool {
    let name = category.lowercased()
    if name.contains("private") || name.contains("test") { return false }
    if name.contains("subclass") { return true }
    // Protected data is what a locked device cannot read.
    return protectedParts.contains { name.hasSuffix("protected" + $0) }
  }
}

extension String {
  /// Without spaces at its ends.
  var trimmed: String {
    let rest = drop { $0 == " " }
    return String(rest.reversed().drop { $0 == " " }.reversed())
  }
}
