import Facts
import Index
import RuleKit
import Syntax

// Initializers that are for subclasses: whoever names the type may call one.
extension ProtectedMemberCalled {
  func judgeInitializers(_ pass: inout Pass) {
    let index = pass.index
    let types = typesMadeByHeirs ?? typesMadeByHeirs(index)
    typesMadeByHeirs = types
    if types.isEmpty { return }
    let mentions = index.files[pass.file].mentions
    for place in mentions.indices where mentions[place].use.contains(.call) && mentions[place].shape != .super {
      let name = index.global(mentions[place].name, file: pass.file)
      guard index.contractKinds(ofName: name).contains(.protected) else { continue }
      let use = MentionID(file: pass.file, place: place)
      guard let type = index.type(madeBy: use), types.contains(type) else { continue }
      if let made = index.initializer(of: type, calledBy: use) { judgeMarked(use, of: made, &pass) }
    }
  }

  /// The types that have an initializer with a mark of its own; a heading is about what subclasses override.
  private func typesMadeByHeirs(_ index: ProjectIndex) -> Set<TypeID> {
    var types: Set<TypeID> = []
    for file in index.files.indices {
      for contract in index.files[file].contracts where contract.kind == .protected {
        let decl = index.id(file: file, decl: Int(contract.decl))
        guard index.decl(decl).kind == .`init`, let type = index.enclosingType(of: decl) else { continue }
        types.insert(type)
      }
    }
    return types
  }
}
