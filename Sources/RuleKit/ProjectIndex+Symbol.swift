import Facts
public import Index
import Syntax

extension ProjectIndex {
  /// `Module.Type.member(label:)`: what a declaration is called from far away.
  public func symbol(of id: DeclID) -> String {
    let file = file(of: id)
    let facts = files[file]
    var place = place(of: id)
    var parts: [String] = []
    // Nobody nests as deep: of a pile of types the outermost are left out.
    while parts.count < 64 {
      let fact = facts.decls[place]
      parts.append(facts.text(fact.name) + facts.text(fact.labels))
      if fact.parent == DeclFact.none { break }
      place = Int(fact.parent)
    }
    parts.append(module(ofFile: file))
    return parts.reversed().joined(separator: ".")
  }

  /// `member(label:)`: what a declaration is called from near by.
  public func title(of id: DeclID) -> String {
    let fact = decl(id)
    if let property = nameOfProperty(accessedBy: id) { return property }
    return (fact.kind == .`init` ? "init" : name(of: id)) + text(fact.labels, of: id)
  }

  /// The same for those who read the file: in Objective-C its members are called by their selectors, `loadWithKey:`, and its
  /// properties by their names.
  public func title(of id: DeclID, inFile file: Int) -> String {
    let isObjectiveC = [file, self.file(of: id)].allSatisfy { files[$0].flags.contains(.isObjectiveC) }
    return isObjectiveC ? explicitSelector(of: id) ?? title(of: id) : title(of: id)
  }

  /// `File.swift:12`: where a declaration is, for a message.
  public func lineName(of id: DeclID) -> String {
    let file = file(of: id)
    return "\(name(ofFile: file)):\(files[file].lines.position(of: Int(decl(id).nameOffset)).line)"
  }

  /// `Module.File.swift`, for what belongs to no declaration.
  public func symbol(ofFile file: Int) -> String { module(ofFile: file) + "." + name(ofFile: file) }

  private func name(ofFile file: Int) -> String {
    files[file].path.utf8.split(separator: UInt8(ascii: "/")).last.map { String($0) ?? "" } ?? ""
  }

  private func module(ofFile file: Int) -> String { layout.modules[layout.moduleOfFile[file]].symbolName }
}
