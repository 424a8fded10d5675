import Catalog
import Facts
import Index
import RuleKit
import Syntax

// What messages and evidence say of a requirement of Objective-C.
extension ObjCRequirement {
  /// Whose it is and what it, or the form of it that awaits, is called, in Swift and, if that is known, in Objective-C.
  func described(isAwaiting: Bool = false) -> String {
    let inObjC = isMethod ? selector.map { " (\($0))" } ?? "" : ""
    return "\(owner)'s '\(key(isAwaiting: isAwaiting))'\(inObjC)"
  }

  /// Whether a class of Apple's, or one of a header, has it for its heirs: there Swift sees what the class adopts as its own.
  func isInherited(_ lineage: Lineage, _ index: ProjectIndex) -> Bool {
    let adoption: DeclID?
    switch source {
    case .apple(let member):
      if lineage.inherits(conformanceTo: member.owner) { return true }
      adoption = lineage.source(of: member.owner)
    case .project(let id): adoption = index.enclosingType(of: id).flatMap { lineage.source(of: $0) }
    }
    return adoption.map { index.files[index.file(of: $0)].flags.contains(.isHeader) && index.decl($0).kind != .protocol } == true
  }

  /// The requirement, if the project declares it, and what brings its protocol into the lineage.
  func evidence(_ lineage: Lineage, _ pass: borrowing Pass) -> [Related] {
    switch source {
    case .apple(let member):
      return lineage.source(of: member.owner).map { [Related(pass.place(of: $0), .source(of: owner))] } ?? []
    case .project(let id):
      var related = [Related(pass.place(of: id), .requirement)]
      if let type = pass.index.enclosingType(of: id), let source = lineage.source(of: type), source != pass.index.parent(of: id) {
        related.append(Related(pass.place(of: source), .source(of: owner)))
      }
      return related
    }
  }
}

extension Message {
  fileprivate static let requirement: Message = "the optional requirement"

  static func source(of type: String) -> Message { "'\(type)' comes in here" }
}
