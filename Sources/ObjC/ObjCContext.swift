/// What the Objective-C files of a project declare, all of them together: what each has to be told of the others.
public struct ObjCContext: Sendable {
  private var superclasses: [String: String] = [:]
  private var blocks: Set<String> = []
  private var values: Set<String> = []
  private var protocols: Set<String> = []
  private var macros: [String: ContiguousArray<UInt8>] = [:]
  /// What headers call types besides; nothing where they do not agree.
  private var aliases: [String: Alias?] = [:]
  /// What a build defines for headers.
  private let build: ObjCBuild

  private struct Alias {
    /// The whole declaration.
    let text: ContiguousArray<UInt8>
    let needs: [String: Outline.Need]
    let protocols: Set<String>
  }

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
    for (name, text) in file.outline.aliases {
      if let known = aliases[name] {
        if known?.text != text { aliases[name] = .some(nil) }
      } else {
        let outline = Outline(FlatText(CTokens(text, count: text.count), isCPlusPlus: false))
        aliases[name] = Alias(text: text, needs: outline.needs, protocols: outline.neededProtocols)
      }
    }
  }

  /// The text that clang reads before a file's own. Of other files it holds no more than what their types are.
  public func prelude(for file: ObjCFile) -> ContiguousArray<UInt8> {
    var text: ContiguousArray<UInt8> = []
    var declared = Prelude.names.union(file.outline.declared)
    addMacros(file, declared, to: &text)
    addProtocols(file, declared, to: &text)
    addTypes(file, &declared, to: &text)
    var words = PreludeWords()
    words.add(file.text, besides: file.bodies)
    words.add(text)
    return Prelude.text(for: words, isCPlusPlus: file.isCPlusPlus) + text
  }

  private func macro(_ name: String, _ own: ObjCBuild) -> ContiguousArray<UInt8>? {
    own.definition(of: name) ?? macros[name] ?? build.definition(of: name)
  }

  private func addMacros(_ file: ObjCFile, _ declared: Set<String>, to text: inout ContiguousArray<UInt8>) {
    for word in file.outline.words.subtracting(declared).sorted() {
      guard let macro = macro(word, file.build) else { continue }
      text += macro
      text.append(UInt8(ascii: "\n"))
    }
  }

  private func addProtocols(_ file: ObjCFile, _ declared: Set<String>, to text: inout ContiguousArray<UInt8>) {
    for name in file.outline.neededProtocols.sorted() where !declared.contains("<\(name)>") && !declared.contains(name) {
      if superclasses[name] == nil, !blocks.contains(name), !values.contains(name) || protocols.contains(name) {
        text += ContiguousArray("@protocol \(name) @end\n".utf8)
      }
    }
  }

  private func addTypes(_ file: ObjCFile, _ declared: inout Set<String>, to text: inout ContiguousArray<UInt8>) {
    var interfaces = ""
    var named: [String] = []
    for (name, need) in file.outline.needs.sorted(by: { $0.key < $1.key })
    where !declared.contains(name) && macro(name, file.build) == nil {
      if need == .interface {
        addInterface(name, &declared, &interfaces)
      } else if alias(name) != nil {
        named.append(name)
      } else {
        add(name, need, &declared, to: &text)
      }
    }
    for name in named { add(alias: name, file, &declared, to: &text, depth: 0) }
    text += ContiguousArray(interfaces.utf8)
  }

  private func add(_ name: String, _ need: Outline.Need, _ declared: inout Set<String>, to text: inout ContiguousArray<UInt8>) {
    declared.insert(name)
    if superclasses[name] != nil || !blocks.contains(name) && mayBeClass(name, need) {
      text += ContiguousArray("@class \(name);\n".utf8)
    } else if blocks.contains(name) {
      text += ContiguousArray("typedef void (^\(name))(void);\n".utf8)
    } else {
      // Most are enumerations, and all others have no better name in names of members.
      text += ContiguousArray("typedef enum \(name) : long \(name);\n".utf8)
    }
  }

  private func mayBeClass(_ name: String, _ need: Outline.Need) -> Bool {
    need == .class && !values.contains(name) && !name.hasSuffix("_t") && !name.hasSuffix("Ref")
  }

  /// A name of a class is no alias, whatever a header says.
  private func alias(_ name: String) -> Alias? { superclasses[name] == nil ? aliases[name] ?? nil : nil }

  /// What the alias stands for first.
  private func add(
    alias name: String, _ file: ObjCFile, _ declared: inout Set<String>, to text: inout ContiguousArray<UInt8>, depth: Int
  ) {
    guard let alias = self.alias(name), declared.insert(name).inserted else { return }
    for name in alias.protocols.sorted() where declared.insert("<\(name)>").inserted {
      text += ContiguousArray("@protocol \(name);\n".utf8)
    }
    for (other, need) in alias.needs.sorted(by: { $0.key < $1.key }) where !declared.contains(other) && macro(other, file.build) == nil {
      if depth < ObjCContext.deepestAlias, self.alias(other) != nil {
        add(alias: other, file, &declared, to: &text, depth: depth + 1)
      } else if file.outline.needs[other] != .interface {
        add(other, need, &declared, to: &text)
      }
    }
    text += alias.text
  }

  private static let deepestAlias = 8

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
