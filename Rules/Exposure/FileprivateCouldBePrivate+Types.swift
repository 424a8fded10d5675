import Facts
import Index
import RuleKit
import Syntax

// Types inside of a type: what is declared with one may be no more visible than it is.
extension FileprivateCouldBePrivate {
  /// Whether the file is about the outer type alone, which uses the inner one, and declares nothing with it that others see.
  func isItsOuterTypesOwn(_ inner: DeclID, _ uses: [MentionID], _ declared: DeclaredTypes, _ index: ProjectIndex) -> Bool {
    guard let outer = index.enclosingType(of: inner), index.entry(outer).kind.isConcreteType, declared.only == outer else { return false }
    let others = declared.decls(with: index.name(of: inner)).filter { !isInside($0, inner, index) }
    if others.contains(where: { index.decl($0).access != .private }) { return false }
    let isUsed = !others.isEmpty || uses.contains { !isInside(index.owner(of: $0), inner, index) }
    // What is stored has the type of its first value, if it names none.
    let areHidden = uses.allSatisfy { use in
      // A macro beside the type may use it, too: `#Preview { … }`
      guard let owner = index.owner(of: use) else { return false }
      if isInside(owner, inner, index) { return true }
      return index.stands(use, inside: outer) && (!index.decl(owner).isStored || index.decl(owner).access == .private)
    }
    return isUsed && areHidden
  }

  private func isInside(_ decl: DeclID?, _ inner: DeclID, _ index: ProjectIndex) -> Bool {
    var outer = decl
    while let next = outer {
      if next == inner { return true }
      outer = index.parent(of: next)
    }
    return false
  }
}

/// What a file that is about one type declares, by the names in the types of its declarations.
struct DeclaredTypes {
  /// The type that all at the top of the file declares or extends; nothing if that is no single one.
  let only: TypeID?
  private var decls: [Substring: [DeclID]] = [:]

  init(inFile file: Int, _ index: ProjectIndex) {
    let facts = index.files[file]
    let top = facts.decls.indices.filter { facts.decls[$0].parent == DeclFact.none && facts.decls[$0].kind != .import }
    let types = Set(top.map { index.type(of: index.id(file: file, decl: $0)) })
    only = types.count == 1 ? types.first ?? nil : nil
    if only == nil { return }
    for place in facts.decls.indices where facts.decls[place].parent != DeclFact.none {
      let names = Set(DeclaredTypes.texts(of: facts.decls[place], in: facts).flatMap(\.identifiers))
      for name in names { decls[name, default: []].append(index.id(file: file, decl: place)) }
    }
  }

  /// The declarations inside of others that have the name in one of their types.
  func decls(with name: String) -> [DeclID] { decls[name[...]] ?? [] }

  /// All types that the declaration is declared with.
  private static func texts(of fact: DeclFact, in file: FileFacts) -> [String] {
    let lists = [fact.inherits, fact.requirements, fact.attributes, fact.generics].flatMap { $0.indices.map { file.lists[$0] } }
    let parameters = file.parameters[fact.parameters.indices].map(\.type)
    return ([fact.type, fact.valueText] + lists + parameters).filter { !$0.isNone }.map { file.text($0) }
  }
}
