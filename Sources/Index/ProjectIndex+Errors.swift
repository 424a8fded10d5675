import Catalog
public import Facts
import Syntax

// Errors that people know as such only.
extension ProjectIndex {
  /// Whether the property stands for what all errors have, in a type of errors that gives that in no other way.
  public func isForErrors(_ id: DeclID) -> Bool {
    guard let type = enclosingType(of: id), mayBeWitness(id, in: type), !decl(id).isStatic,
      TypeForm.foreign(["String"], arguments: []).likeness(to: result(of: id)) == .equal
    else { return false }
    let supers = foreignSupers(of: type)
    guard supers.contains(where: ProjectIndex.errors.contains), supers.allSatisfy({ Catalog.apple.classes(named: $0).isEmpty }) else {
      return false
    }
    let others = ["errorDescription", "errorUserInfo"].compactMap { globalName($0) }.flatMap(namesakes)
    return !hasOther(of: others + namesakes(globalName(of: id)), than: id, in: type)
  }

  private static let errors: Set<String> = ["Error", "LocalizedError", "CustomNSError"]

  /// Where something is thrown that is made on the spot, by functions that do not say what they throw.
  public var placesThrowing: [MentionID] {
    files.indices.flatMap { file in
      let mentions = files[file].mentions
      return mentions.indices.filter { mentions[$0].use.contains(.thrown) }.map { MentionID(file: file, place: $0) }
    }.filter { id in
      owner(of: id).map { errors(of: $0).map(ProjectIndex.anyErrors.contains) ?? true } ?? true
    }
  }

  /// Whether what is thrown there is a value of the type.
  public func throwsValue(of type: TypeID, at id: MentionID) -> Bool {
    owner(of: id).map { resolve(mention(id).name, at: $0) == .type(type) } ?? false
  }

  /// Where something of the name is read of what is known as an error only.
  public func readsOfErrors(_ name: Name) -> [MentionID] {
    guard let error = globalName("Error") else { return [] }
    return mentions(of: name).filter { !mention($0).use.contains(.call) && receiverType(of: $0, depth: 0) == .foreign(error) }
  }
}
