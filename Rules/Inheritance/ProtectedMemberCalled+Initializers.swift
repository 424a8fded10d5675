import Facts
import Index
import RuleKit
import Syntax

// Initializers that are for subclasses: whoever makes a value may call one.
extension ProtectedMemberCalled {
  typealias MadeValue = (use: MentionID, initializer: DeclID)

  func judgeInitializers(_ pass: inout Pass) {
    let made = valuesMade ?? valuesMade(pass.index)
    valuesMade = made
    for value in made[pass.file] ?? [] where pass.index.mention(value.use).shape != .super {
      judgeMarked(value.use, of: value.initializer, &pass)
    }
  }

  /// By files, what is made by initializers with a mark of their own.
  private func valuesMade(_ index: ProjectIndex) -> [Int: [MadeValue]] {
    var types: Set<TypeID> = []
    for file in index.files.indices {
      for contract in index.files[file].contracts where contract.kind == .protected {
        let decl = index.id(file: file, decl: Int(contract.decl))
        guard index.decl(decl).kind == .`init`, let type = index.enclosingType(of: decl) else { continue }
        types.insert(type)
      }
    }
    let made = types.sorted().flatMap { type in
      index.instantiations(of: type).compactMap { use in index.initializer(of: type, calledBy: use).map { (use, $0) } }
    }
    return Dictionary(grouping: made) { $0.0.file }
  }
}
