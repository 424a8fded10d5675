import Facts
import Index
import RuleKit
import Syntax

// Types inside of a type: what is declared with one may be no more visible than it is.
extension FileprivateCouldBePrivate {
  /// Whether the file is about the outer type alone, which uses the inner one, and declares nothing with it that others see.
  func isItsOuterTypesOwn(_ inner: DeclID, _ uses: [MentionID], _ index: ProjectIndex) -> Bool {
    guard let outer = index.enclosingType(of: inner), index.entry(outer).kind.isConcreteType else { return false }
    let file = index.files[index.file(of: inner)]
    let name = index.name(of: inner)
    var isUsed = uses.contains { !isInside(index.owner(of: $0), inner, index) }
    for place in file.decls.indices {
      let decl = index.id(file: index.file(of: inner), decl: place)
      if decl == inner || isInside(decl, inner, index) { continue }
      let fact = file.decls[place]
      if fact.parent == DeclFact.none {
        guard fact.kind == .import || index.type(of: decl) == outer else { return false }
      } else if texts(of: fact, in: file).contains(where: { holds($0, name) }) {
        if fact.access != .private { return false }
        isUsed = true
      }
    }
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

  /// All types that the declaration is declared with.
  private func texts(of fact: DeclFact, in file: FileFacts) -> [String] {
    let lists = [fact.inherits, fact.requirements, fact.attributes, fact.generics].flatMap { $0.indices.map { file.lists[$0] } }
    let parameters = file.parameters[fact.parameters.indices].map(\.type)
    return ([fact.type, fact.valueText] + lists + parameters).filter { !$0.isNone }.map { file.text($0) }
  }

  private func holds(_ text: String, _ name: String) -> Bool {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
  }
}
