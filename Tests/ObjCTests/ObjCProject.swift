import Facts
import ObjC
import Syntax
import Testing

/// Invented files that know of one another.
struct ObjCProject {
  var files: [(path: String, text: String)]

  init(_ files: [(path: String, text: String)]) { self.files = files }

  init(_ text: String, path: String = "Thing.h") { files = [(path, text)] }

  /// The facts of each, in their order.
  func facts(_ library: LibClang) throws -> [FileFacts] {
    let read = files.map { ObjCFile(path: $0.path, bytes: ContiguousArray($0.text.utf8), count: $0.text.utf8.count) }
    var context = ObjCContext()
    for file in read { context.add(file) }
    let reader = ObjCReader(library)
    return SettledNames.settled(try read.map { try #require(reader.facts(of: $0, prelude: context.prelude(for: $0))) })
  }

  /// A line for each declaration.
  func outline(_ library: LibClang) throws -> [String] { try facts(library).flatMap(\.objcLines) }
}

/// The libraries to be found here: what one says another must say, too.
struct Library: CustomTestStringConvertible, Sendable {
  let path: String
  var testDescription: String { path }

  static let all: [Library] = {
    var versions: Set<String> = []
    let paths = LibClang.usualPaths + ["/usr/lib/llvm-14/lib/libclang.so.1"]
    return paths.filter { path in LibClang(path).map { versions.insert($0.version).inserted } ?? false }.map { Library(path: $0) }
  }()

  func open() throws -> LibClang { try #require(LibClang(path)) }
}

extension FileFacts {
  /// `func base(_:label:) -> Type [selector] flags`, as deep as it lies.
  var objcLines: [String] {
    let byDecl = Dictionary(objc.map { ($0.decl, $0) }, uniquingKeysWith: { first, _ in first })
    return decls.enumerated().map { place, decl in
      var line = decl.parent == DeclFact.none ? "" : "  "
      line += "\(decl.kind.text) \(text(decl.name))\(text(decl.labels))"
      if !decl.type.isNone { line += " \(decl.kind == .func ? "->" : ":") \(text(decl.type))" }
      if decl.inherits.count > 0 { line += " < " + decl.inherits.indices.map { text(lists[$0]) }.joined(separator: ", ") }
      guard let fact = byDecl[UInt32(place)] else { return line }
      line += " [\(text(fact.selector))]"
      if !fact.category.isNone { line += " (\(text(fact.category)))" }
      for (flag, word) in ObjCFact.Flags.words where fact.flags.contains(flag) { line += " \(word)" }
      return line
    }
  }
}

extension ObjCFact.Flags {
  static let words: [(ObjCFact.Flags, String)] = [
    (.optional, "optional"), (.unavailable, "unavailable"), (.requiresSuper, "requiresSuper"),
    (.implementation, "implementation"), (.category, "category"), (.namedForSwift, "named"),
  ]
}
