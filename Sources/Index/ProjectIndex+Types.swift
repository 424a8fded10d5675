import Facts
import Syntax

// Types as written at a declaration, and what their values are.
extension ProjectIndex {
  /// What a value of the type's text is.
  func valueType(_ text: Name, from view: Viewpoint) -> ReceiverType {
    guard let (text, view) = table.unaliased(text, from: view) else { return .unknown }
    let storage = files[view.file].names.storage
    let type = TypeText(storage, files[view.file].names.range(of: text))
    switch type.form {
    case .array: return .foreign(names.array)
    case .dictionary: return .foreign(names.dictionary)
    case .structural: return .structural
    case .suppressed: return .unknown
    case .nominal: break
    }
    if type.paths.isEmpty { return .unknown }
    let found = table.resolveAll(text, from: view)
    if found.contains(.ambiguous) { return .unknown }
    let types = found.compactMap(\.type)
    if types.contains(where: { entry($0).kind == .associatedtype }) { return .unknown }
    if !types.isEmpty { return types.count == found.count ? .types(types) : .unknown }
    guard type.paths.count == 1 else { return .unknown }
    return parameterType(type.paths[0], storage, from: view) ?? foreign(text, from: view)
  }

  func foreign(_ text: Name, from view: Viewpoint) -> ReceiverType {
    .foreign(table.foreignName(of: text, from: view) ?? names.global(text, file: view.file))
  }

  /// A generic parameter is what its constraint says; `nil` for what is none.
  private func parameterType(
    _ path: ContiguousArray<Range<Int>>, _ storage: ContiguousArray<UInt8>, from view: Viewpoint
  ) -> ReceiverType? {
    let decls = files[view.file].decls
    guard let name = names.table.find(storage.span, path[0]) else { return nil }
    var hasRequirements = false
    var scope = view.decl
    while let place = scope {
      // Requirements after `where` may say more.
      hasRequirements = hasRequirements || decls[place].requirements.count > 0
      if let owner = table.parameterOwner(name, at: place, file: view.file) {
        return hasRequirements || path.count > 1 ? .unknown : constraint(of: name, owner)
      }
      // What a foreign type's parameters are called is not known here.
      if table.typeOfDecl[view.file][place] == TypeTable.foreign { return .unknown }
      scope = decls[place].parent == DeclFact.none ? nil : Int(decls[place].parent)
    }
    return nil
  }

  private func constraint(of parameter: Name, _ owner: DeclID) -> ReceiverType {
    let file = file(of: owner)
    let fact = decl(owner)
    let lists = files[file].lists
    let places = stride(from: fact.generics.indices.lowerBound, to: fact.generics.indices.upperBound, by: 2)
    guard fact.requirements.count == 0,
      let place = places.first(where: { names.global(lists[$0], file: file) == parameter }), !lists[place + 1].isNone
    else { return .unknown }
    let view = Viewpoint(file: file, decl: self.place(of: owner), isHeader: true)
    let found = table.resolveAll(lists[place + 1], from: view)
    let types = found.compactMap(\.type)
    // `T: Hashable` has nothing of the project's, but `U: T` may have.
    if !found.isEmpty, found.allSatisfy({ $0 == .unknown }) {
      let isOther = places.contains { names.global(lists[$0], file: file) == names.global(lists[place + 1], file: file) }
      return isOther ? .unknown : foreign(lists[place + 1], from: view)
    }
    return types.count == found.count && !types.contains { entry($0).kind == .associatedtype } ? .types(types) : .unknown
  }

  /// What a variable without a written type holds, if a call of a type makes its initial value: `let gate = Gate()`.
  func initialType(of id: DeclID) -> ReceiverType {
    let fact = decl(id)
    let file = file(of: id)
    let storage = files[file].names.storage
    guard fact.value == .call, let callee = ProjectIndex.callee(storage, files[file].names.range(of: fact.valueText)),
      let path = TypeText(storage, callee).paths.first, let last = path.last,
      path.allSatisfy({ (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(storage[$0.lowerBound]) })
    else { return .unknown }
    let view = Viewpoint(file: file, decl: place(of: id))
    let found = table.resolveAll(callee, from: view)
    guard found.count == 1, let name = names.table.find(storage.span, last) else { return .unknown }
    switch found[0] {
    case .type(let type): return entry(type).kind.isConcreteType ? .types([type]) : .unknown
    case .unknown: return parameterOwner(name, from: view) == nil && !mentionTable.isDeclared(name) ? .foreign(name) : .unknown
    case .ambiguous: return .unknown
    }
  }

  /// `Gate` of `Gate(1)`, `Gate<Int>(1)` and `Gate.init(1)`, but not of `Gate(1).copy()`; a long call ends behind the
  /// parenthesis.
  private static func callee(_ text: ContiguousArray<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    guard let paren = text[range].firstIndex(of: UInt8(ascii: "(")) else { return nil }
    var depth = 0
    var isString = false
    for index in paren..<range.upperBound {
      switch text[index] {
      case UInt8(ascii: "\""): isString.toggle()
      case UInt8(ascii: "("): if !isString { depth += 1 }
      case UInt8(ascii: ")"): if !isString { depth -= 1 }
      default: break
      }
      if depth == 0, index < range.upperBound - 1 { return nil }
    }
    let end = text[range.lowerBound..<paren].suffix(".init".utf8.count).elementsEqual(".init".utf8) ? paren - 5 : paren
    return range.lowerBound..<end
  }

  // MARK: Results

  func isSelf(_ text: Name, of id: DeclID) -> Bool {
    let storage = files[file(of: id)].names.storage
    let type = TypeText(storage, files[file(of: id)].names.range(of: text))
    return type.paths.count == 1 && type.paths[0].count == 1 && storage[type.paths[0][0]].elementsEqual("Self".utf8)
  }

  /// What a member's type is for those who use it.
  ///
  /// A generic parameter is only what its constraint says for those who are generic themselves: others gave a type for it.
  ///
  /// - Parameter around: the type or the extension that the use stands in, if it is a use of its own member.
  func resultType(of id: DeclID, seenFrom around: DeclID?) -> ReceiverType {
    let view = Viewpoint(file: file(of: id), decl: place(of: id))
    let text = decl(id).type
    let storage = files[view.file].names.storage
    for path in TypeText(storage, files[view.file].names.range(of: text)).paths {
      guard let name = names.table.find(storage.span, path[0]), let owner = parameterOwner(name, from: view) else { continue }
      if owner == id || around.flatMap({ type(of: $0) }) != type(of: owner) { return .unknown }
    }
    return valueType(text, from: view)
  }

  /// What each of the values is that a member holds, if its type is written as one of the collections that Swift has.
  func elementType(of id: DeclID) -> ReceiverType {
    let view = Viewpoint(file: file(of: id), decl: place(of: id))
    let file = files[view.file]
    guard let range = file.names.elementType(of: file.names.range(of: decl(id).type)) else { return .unknown }
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

  private func parameterOwner(_ name: Name, from view: Viewpoint) -> DeclID? {
    var scope = view.decl
    while let place = scope {
      if let owner = table.parameterOwner(name, at: place, file: view.file) { return owner }
      let parent = files[view.file].decls[place].parent
      scope = parent == DeclFact.none ? nil : Int(parent)
    }
    return nil
  }
}
