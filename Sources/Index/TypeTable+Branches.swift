import Facts
import Syntax

// What branches of `#if` declare anew, for each platform or module.
extension TypeTable {
  /// The types of one name that stand in different branches of `#if`: the text means whichever is compiled.
  ///
  /// - Parameters:
  ///   - decl: What is declared with the text. Where that stands in a branch itself, it means the one type that may be compiled
  ///     with it; none, where several may be.
  ///   - isMeant: What they all are.
  func variants(
    of text: Name, for decl: Int, from view: Viewpoint, _ isMeant: (DeclKind) -> Bool
  ) -> ContiguousArray<TypeID> {
    let found = branches(of: text, from: view, isMeant)
    guard !found.isEmpty, files[view.file].decls[decl].flags.contains(.isConditional) else { return found }
    let own = names.id(file: view.file, place: decl)
    let fitting = found.filter { coexist(own, entries[$0.place].decl) }
    return fitting.count == 1 ? ContiguousArray(fitting) : []
  }

  /// The aliases of one name in different branches, if all of them lead out of the project: none of its types is meant,
  /// whichever is compiled.
  func outsideAliases(of text: Name, from view: Viewpoint) -> ContiguousArray<TypeID> {
    let found = branches(of: text, from: view) { $0 == .typealias }
    let areOutside = found.allSatisfy { id in
      let entry = entries[id.place]
      let target = files[entry.file].decls[entry.place].type
      return resolveAll(target, from: Viewpoint(file: entry.file, decl: entry.place)).allSatisfy { $0 == .unknown }
    }
    return areOutside ? found : []
  }

  /// What the name of a text is in the branches of `#if`, if all of it is meant.
  private func branches(of text: Name, from view: Viewpoint, _ isMeant: (DeclKind) -> Bool) -> ContiguousArray<TypeID> {
    let storage = files[view.file].names.storage
    let type = TypeText(storage, files[view.file].names.range(of: text))
    guard type.paths.count == 1, type.paths[0].count == 1,
      let name = names.table.find(storage.span, type.paths[0][0]), first(name, from: view) == .ambiguous
    else { return [] }
    let module = layout.moduleOfFile[view.file]
    for place in [module] + visible[module].sorted() {
      let found = scopes.namesakes(name, in: .module(place))
      if found.isEmpty { continue }
      let areBranches = found.allSatisfy { id in
        let entry = entries[id.place]
        return isMeant(entry.kind) && files[entry.file].decls[entry.place].flags.contains(.isConditional)
      }
      return areBranches ? found : []
    }
    return []
  }

  /// Whether any program has both: branches of one `#if` are in none together, nor those of a condition and its negation, nor
  /// those for different platforms.
  func coexist(_ left: DeclID, _ right: DeclID) -> Bool {
    decl(left).absences.union(decl(right).absences) != .all && !areContrary(left, right)
  }

  /// Whether something holds in the branch of the one that does not in the branch of the other.
  private func areContrary(_ left: DeclID, _ right: DeclID) -> Bool {
    if decl(left).condition.isNone || decl(right).condition.isNone { return false }
    let terms = [left, right].map { files[names.file(of: $0)].names.text(decl($0).condition).split(separator: "\n") }
    return terms[0].contains { term in terms[1].contains { term == "!" + $0 || "!" + term == $0 } }
  }

  private func decl(_ id: DeclID) -> DeclFact {
    let file = names.file(of: id)
    return files[file].decls[Int(id.raw) - names.firstDecl(ofFile: file)]
  }
}
