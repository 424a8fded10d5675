import Facts
import Syntax

// What subscripts give: of collections, and of what the project declares.
extension ProjectIndex {
  /// What a subscript of a value of the type gives.
  ///
  /// - Parameter labels: None for one argument without a label.
  func item(of type: WrittenType, labels: String?) -> WrittenType? {
    if type.form == .many { return labels == nil ? type.with(type.range) : nil }
    guard type.form == .plain, let type = unaliased(type) else { return nil }
    let range = files[type.view.file].names.itemType(of: type.range)
    if labels == nil, let range { return type.with(range) }
    if labels == nil, let maker = type.maker, let list = madeOfHanded(mention(maker), maker, type.depth + 1) {
      return item(of: list, labels: nil)
    }
    if let range, let labels { return isSubscriptOfCollections(labels) ? type.with(range) : nil }
    guard case .types(let types) = valueType(type), types.count == 1 else { return nil }
    return ownItem(of: types[0], labels: labels ?? "(_:)").flatMap { found in argument(for: found.type, of: found.id) { type } }
  }

  /// What the type's own subscripts with the labels give; `nil` where they give several things.
  private func ownItem(of type: TypeID, labels: String) -> (type: WrittenType, id: DeclID)? {
    var found: (type: WrittenType, id: DeclID)?
    for owner in ancestry(of: type) {
      for member in members(of: owner) where decl(member).kind == .subscript && !decl(member).isStatic {
        // A subscript has no initial value to follow.
        guard text(decl(member).labels, of: member) == labels, !givesWhatIsAskedFor(member), let type = written(member, depth: 0)
        else { continue }
        if let found, valueType(found.type) != valueType(type) { return nil }
        found = (type, member)
      }
    }
    return found
  }

  /// Whether the project's extensions of collections have a subscript without a label that gives something else than what they
  /// hold: which one is meant the argument's type tells.
  var hasSubscriptsOfCollections: Bool {
    guard let name = names.table.find("subscript") else { return false }
    return remembered.hasSubscriptsOfCollections.value(of: name) {
      namesakes(name).contains { id in
        guard decl(id).kind == .subscript, decl(id).parameters.count == 1, text(decl(id).labels, of: id) == "(_:)",
          let around = parent(of: id), decl(around).kind == .extension, enclosingType(of: id) == nil
        else { return false }
        return isList(decl(around).name, files[file(of: id)]) && !isOfElement(id)
      }
    }
  }

  private func isOfElement(_ id: DeclID) -> Bool {
    let type = text(decl(id).type, of: id).filter { $0 != "?" }
    return ["Element", "Iterator.Element", "Self.Element", "Value"].contains(type)
  }

  /// Whether the project's extensions of collections have a subscript with the labels that gives an element.
  private func isSubscriptOfCollections(_ labels: String) -> Bool {
    names.table.find("subscript").map { namesakes($0) }?.contains { id in
      guard decl(id).kind == .subscript, text(decl(id).labels, of: id) == labels, let owner = parent(of: id),
        decl(owner).kind == .extension
      else { return false }
      return isOfElement(id)
    } ?? false
  }

  /// What a subscript gives for a type, `container[Loader.self]`: a value of that, if it is declared so.
  func item(of whole: WrittenType, for type: WrittenType) -> WrittenType? {
    guard whole.form == .plain, case .types(let types) = valueType(whole), types.count == 1 else { return nil }
    // All that take a type, and no label.
    let found = ancestry(of: types[0]).flatMap { members(of: $0) }.filter { member in
      decl(member).kind == .subscript && text(decl(member).labels, of: member) == "(_:)"
        && parameters(of: member).first.map { text($0.type, of: member).hasSuffix(".Type") } == true
    }
    if found.isEmpty { return item(of: whole, labels: nil) }
    return found.allSatisfy(givesWhatIsAskedFor) ? type : nil
  }

  /// `subscript<T>(_: T.Type) -> T`
  private func givesWhatIsAskedFor(_ id: DeclID) -> Bool {
    guard decl(id).generics.count > 0, let first = parameters(of: id).first, decl(id).parameters.count == 1 else { return false }
    let type = text(decl(id).type, of: id)
    return text(first.type, of: id) == (type.hasSuffix("?") ? String(type.dropLast()) : type) + ".Type"
  }
}
