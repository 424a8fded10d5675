/// What the Objective-C files of a project declare, all of them together: what each has to be told of the others.
public struct ObjCContext: Sendable {
  private var superclasses: [String: String] = [:]
  private var blocks: Set<String> = []
  private var values: Set<String> = []
  private var protocols: Set<String> = []
  private var macros: [String: ContiguousArray<UInt8>] = [:]
  /// What a build defines for headers.
  private let build: ObjCBuild
  /// The headers of a name, and what they declare.
  private var headers: [String: [Header]] = [:]

  private struct Header: Sendable {
    let path: String
    let text: ContiguousArray<UInt8>
    let outline: Outline
  }

  /// More than this is not read of what a file imports.
  private static let mostImported = 400_000
  private static let mostHeaders = 40
  /// A macro that is longer stands for code, and is nothing that declarations need.
  private static let longestMacro = 2000

  public init(_ build: ObjCBuild = ObjCBuild()) { self.build = build }

  public mutating func add(_ file: ObjCFile) {
    superclasses.merge(file.outline.classes) { old, _ in old.isEmpty ? "" : old }
    blocks.formUnion(file.outline.blocks)
    values.formUnion(file.outline.values)
    protocols.formUnion(file.outline.protocols)
    guard file.isHeader else { return }
    for macro in file.macros where macros[macro.name] == nil && macro.text.count <= ObjCContext.longestMacro {
      macros[macro.name] = macro.text
    }
    let header = Header(path: file.path, text: file.text, outline: file.outline)
    headers[Outline.lastComponent(file.path), default: []].append(header)
  }

  /// The text that clang reads before a file's own.
  public func prelude(for file: ObjCFile) -> ContiguousArray<UInt8> {
    var text = Prelude.text
    let imported = file.isHeader ? [] : imported(by: file)
    var outlines = imported.map(\.outline)
    outlines.append(file.outline)
    var declared = Prelude.names
    for outline in outlines { declared.formUnion(outline.declared) }
    addMacros(outlines, declared, file.build, to: &text)
    addProtocols(outlines, declared, to: &text)
    addTypes(outlines, &declared, file.build, to: &text)
    for header in imported {
      text += header.text
      // Whatever the header left open is closed: the file's own text begins anew.
      text += ContiguousArray("\n".utf8)
    }
    return text
  }

  /// The headers that the file imports itself, and those that its build imports first, with what these import; of several
  /// of one name the one that lies nearest.
  private func imported(by file: ObjCFile) -> [Header] {
    var found: [Header] = []
    var size = 0
    var names = file.outline.importedNames
    for prefix in file.build.prefixes {
      let name = Outline.lastComponent(prefix)
      names += [name] + (nearest(name, to: file)?.outline.importedNames ?? [])
    }
    for name in names {
      guard found.count < ObjCContext.mostHeaders, let header = nearest(name, to: file), header.path != file.path,
        !found.contains(where: { $0.path == header.path })
      else { continue }
      size += header.text.count
      if size > ObjCContext.mostImported { break }
      found.append(header)
    }
    return found
  }

  private func nearest(_ name: String, to file: ObjCFile) -> Header? {
    headers[name]?.max { common($0.path, file.path) < common($1.path, file.path) }
  }

  /// How many bytes two paths begin with in common.
  private func common(_ left: String, _ right: String) -> Int {
    zip(left.utf8, right.utf8).prefix { $0 == $1 }.count
  }

  private func macro(_ name: String, _ own: ObjCBuild) -> ContiguousArray<UInt8>? {
    own.definition(of: name) ?? macros[name] ?? build.definition(of: name)
  }

  private func addMacros(
    _ outlines: [Outline], _ declared: Set<String>, _ build: ObjCBuild, to text: inout ContiguousArray<UInt8>
  ) {
    var words: Set<String> = []
    for outline in outlines { words.formUnion(outline.words) }
    for word in words.subtracting(declared).sorted() {
      guard let macro = macro(word, build) else { continue }
      text += macro
      text.append(UInt8(ascii: "\n"))
    }
  }

  private func addProtocols(_ outlines: [Outline], _ declared: Set<String>, to text: inout ContiguousArray<UInt8>) {
    var names: Set<String> = []
    for outline in outlines { names.formUnion(outline.neededProtocols) }
    for name in names.sorted() where !declared.contains("<\(name)>") && !declared.contains(name) {
      if superclasses[name] == nil, !blocks.contains(name), !values.contains(name) || protocols.contains(name) {
        text += ContiguousArray("@protocol \(name) @end\n".utf8)
      }
    }
  }

  private func addTypes(
    _ outlines: [Outline], _ declared: inout Set<String>, _ build: ObjCBuild, to text: inout ContiguousArray<UInt8>
  ) {
    var needs: [String: Outline.Need] = [:]
    for outline in outlines { needs.merge(outline.needs) { $0.rawValue > $1.rawValue ? $0 : $1 } }
    var interfaces = ""
    for (name, need) in needs.sorted(by: { $0.key < $1.key }) where !declared.contains(name) && macro(name, build) == nil {
      if need == .interface {
        addInterface(name, &declared, &interfaces)
      } else if superclasses[name] != nil {
        text += ContiguousArray("@class \(name);\n".utf8)
      } else if blocks.contains(name) {
        text += ContiguousArray("typedef void (^\(name))(void);\n".utf8)
      } else if need == .class && !values.contains(name) && !name.hasSuffix("_t") && !name.hasSuffix("Ref") {
        text += ContiguousArray("@class \(name);\n".utf8)
      } else {
        text += ContiguousArray("typedef long \(name);\n".utf8)
      }
    }
    text += ContiguousArray(interfaces.utf8)
  }

  /// The superclasses first.
  private func addInterface(_ name: String, _ declared: inout Set<String>, _ text: inout String) {
    var chain = [name]
    while chain.count < 16, let next = superclasses[chain[chain.count - 1]], !next.isEmpty, !declared.contains(next) {
      if chain.contains(next) { break }
      chain.append(next)
    }
    var superclass = superclasses[chain[chain.count - 1]] ?? ""
    if superclass.isEmpty || !declared.contains(superclass) { superclass = "NSObject" }
    for name in chain.reversed() where declared.insert(name).inserted {
      text += "@interface \(name) : \(superclass)\n@end\n"
      superclass = name
    }
  }
}
