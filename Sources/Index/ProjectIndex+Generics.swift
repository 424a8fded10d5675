import Facts
import Syntax

// What generic parameters stand for where nobody writes it: what a call hands over tells it.
extension ProjectIndex {
  /// What a function's parameter is in a call: `Loader` of `resolve(Loader.self)`, for `func resolve<T>(_: T.Type)`, and of
  /// `with(loader)`, for `func with<T>(_: T)`.
  func argument(for parameter: Name, of function: DeclID, calledBy id: MentionID, _ depth: Int) -> WrittenType? {
    guard mention(id).use.contains(.call), let first = parameters(of: function).first else { return nil }
    let written = text(global: parameter) + ".Type"
    if text(first.type, of: function) != written { return handed(parameter, to: function, by: id, depth) }
    if parameters(of: function).dropFirst().contains(where: { text($0.type, of: function) == written }) { return nil }
    let facts = files[id.file]
    return partOfCall(id, .asked).map { WrittenType(range: facts.names.range(of: facts.parts[$0].type), view: view(of: id)) }
  }

  /// What a parameter of a type is for a value that a call has made, `Box(thing)`: its initializer tells it, or what is stored
  /// where it has none.
  func argument(for parameter: Name, of type: TypeID, madeBy maker: MentionID, _ depth: Int) -> WrittenType? {
    guard typeNamed(by: maker) == type else { return nil }
    let call = isInitNamed(on: maker) ? MentionID(file: maker.file, place: maker.place + 1) : maker
    if let initializer = initializer(of: type, calledBy: maker) { return handed(parameter, to: initializer, by: call, depth) }
    guard entry(type).kind == .struct, members(of: type, named: names.initializer).isEmpty, let place = partOfCall(call, .handed)
    else { return nil }
    let label = names.global(files[call.file].parts[place].name, file: call.file)
    let stored = members(of: type, named: label).filter { decl($0).isStored && !decl($0).isStatic }
    guard stored.count == 1, text(decl(stored[0]).type, of: stored[0]) == text(global: parameter) else { return nil }
    return written(part: place - 1, from: view(of: call), depth: depth + 1)
  }

  /// What a call hands over first, if that is for a value of the parameter's type, or for many of them.
  private func handed(_ parameter: Name, to function: DeclID, by call: MentionID, _ depth: Int) -> WrittenType? {
    guard let place = partOfCall(call, .handed), let first = onlyParameter(of: function), !first.isVariadic else { return nil }
    let label = files[call.file].text(files[call.file].parts[place].name)
    guard (first.label.isNone ? "" : text(first.label, of: function)) == label else { return nil }
    let (type, name) = (text(first.type, of: function), text(global: parameter))
    guard [name, name + "?", "[" + name + "]"].contains(type) else { return nil }
    let value = written(part: place - 1, from: view(of: call), depth: depth + 1)
    return type.hasPrefix("[") ? value.flatMap { element(of: $0) } : value
  }

  /// The first parameter of a function, if no other but a closure has to do with a type that it names.
  private func onlyParameter(of function: DeclID) -> ParameterFact? {
    let parameters = parameters(of: function)
    guard let first = parameters.first else { return nil }
    let words = text(first.type, of: function).identifiers
    let isOnly = parameters.dropFirst().allSatisfy { other in
      let type = text(other.type, of: function)
      return type.holds("->") || Set(words).isDisjoint(with: type.identifiers)
    }
    return isOnly ? first : nil
  }

  /// A value of a type of the project's that its name makes, whatever its parameters are.
  func writtenAsMade(_ mention: MentionFact, _ id: MentionID) -> WrittenType? {
    let names = files[id.file].names
    guard mention.shape == .none, mention.use.contains(.call), let first = names.bytes(of: mention.name).first, first.isUppercase,
      typeNamed(by: id) != nil
    else { return nil }
    return WrittenType(range: names.range(of: mention.name), view: view(of: id), maker: id)
  }
}
