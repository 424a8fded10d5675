import Facts
import Syntax

// What is in Swift's own collections, as far as their types are written.
extension ProjectIndex {
  /// Which part of a collection is meant.
  private enum Part {
    /// Each of what an array or a set holds.
    case element
    /// What a subscript gives: also a value of a dictionary.
    case item
  }

  /// The type of what a mentioned variable holds many of, or a mentioned function gives many of.
  func type(ofEach id: MentionID, depth: Int) -> ReceiverType { type(of: .element, in: id, depth: depth) }

  func type(ofItem id: MentionID, depth: Int) -> ReceiverType { type(of: .item, in: id, depth: depth) }

  /// What a member of a collection gives that is one of what the collection holds: `list.first`, `map.removeValue(…)`.
  func type(givenBy mention: MentionFact, _ id: MentionID, depth: Int) -> ReceiverType {
    switch names.giving(names.global(mention.name, file: id.file)) {
    case .element: type(of: .element, inReceiverOf: mention, id, depth: depth)
    case .value: type(of: .item, inReceiverOf: mention, id, depth: depth)
    case .elements, .values, nil: .unknown
    }
  }

  private func type(of part: Part, in id: MentionID, depth: Int) -> ReceiverType {
    if depth > ProjectIndex.deepestChain { return .unknown }
    let mention = mention(id)
    if let (found, _) = declaration(mention, id, depth: depth) { return type(of: part, in: found) }
    switch names.giving(names.global(mention.name, file: id.file)) {
    case .elements: return type(of: part, inReceiverOf: mention, id, depth: depth)
    case .values: return type(of: .item, inReceiverOf: mention, id, depth: depth)
    case .element, .value, nil: return .unknown
    }
  }

  private func type(of part: Part, inReceiverOf mention: MentionFact, _ id: MentionID, depth: Int) -> ReceiverType {
    if !mention.receiverType.isNone { return type(of: part, in: mention.receiverType, from: view(of: id)) }
    switch mention.shape {
    case .local, .name, .member, .call: return base(of: id).map { type(of: part, in: $0, depth: depth + 1) } ?? .unknown
    default: return .unknown
    }
  }

  private func type(of part: Part, in id: DeclID) -> ReceiverType {
    let fact = decl(id)
    let view = Viewpoint(file: file(of: id), decl: place(of: id))
    if !fact.type.isNone { return type(of: part, in: fact.type, from: view) }
    // `[Thing]()`
    let value = files[view.file].names.range(of: fact.valueText)
    guard value.count > 2, files[view.file].names.storage[value].suffix(2).elementsEqual("()".utf8) else { return .unknown }
    return type(of: part, in: value.lowerBound..<value.upperBound - 2, from: view)
  }

  private func type(of part: Part, in text: Name, from view: Viewpoint) -> ReceiverType {
    guard let (text, view) = table.unaliased(text, from: view) else { return .unknown }
    return type(of: part, in: files[view.file].names.range(of: text), from: view)
  }

  private func type(of part: Part, in text: Range<Int>, from view: Viewpoint) -> ReceiverType {
    let file = files[view.file]
    guard let range = part == .element ? file.names.elementType(of: text) : file.names.itemType(of: text) else { return .unknown }
    let type = TypeText(file.names.storage, range)
    guard type.form == .nominal, let path = type.paths.first, let last = path.last,
      let name = names.table.find(file.names.storage.span, last),
      names.table.find(file.names.storage.span, path[0]).flatMap({ parameterOwner($0, from: view) }) == nil
    else { return .unknown }
    let found = table.resolveAll(range, from: view)
    let types = found.compactMap(\.type).filter { entry($0).kind != .associatedtype }
    if !types.isEmpty { return types.count == found.count ? .types(types) : .unknown }
    return found == [.unknown] && type.paths.count == 1 ? .foreign(name) : .unknown
  }
}
