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
    return typeHanded(to: id)
  }

  /// The type that a call is handed first, `resolve(Loader.self)`.
  func typeHanded(to call: MentionID) -> WrittenType? {
    let facts = files[call.file]
    return partOfCall(call, .asked).map { WrittenType(range: facts.names.range(of: facts.parts[$0].type), view: view(of: call)) }
  }

  /// What a parameter of a type is for a value that a call has made, `Box(thing)`: its initializer tells it, or what is stored
  /// where it has none.
  func argument(for parameter: Name, of type: TypeID, madeBy maker: MentionID, _ depth: Int) -> WrittenType? {
    guard typeNamed(by: maker) == type else { return nil }
    let call = isInitNamed(on: maker) ? MentionID(file: maker.file, place: maker.place + 1) : maker
    if let initializer = initializer(of: type, calledBy: maker) { return handed(parameter, to: initializer, by: call, depth) }
    guard entry(type).kind == .struct, members(of: type, named: names.initializer).isEmpty else { return nil }
    let name = text(global: parameter)
    let stored = members(of: type).filter { member in
      decl(member).isStored && !decl(member).isStatic && text(decl(member).type, of: member).identifiers.contains(name[...])
    }
    // Of several that are of it there may be more than one.
    guard stored.count == 1, text(decl(stored[0]).type, of: stored[0]) == name else { return nil }
    let labels = ProjectIndex.labels(files[call.file].text(mention(call).labels))
    return labels.firstIndex(of: self.name(of: stored[0])[...]).flatMap { handed($0, to: call, depth) }
  }

  /// What a call hands over for the only parameter of a generic one's type, or for one of many such.
  private func handed(_ parameter: Name, to function: DeclID, by call: MentionID, _ depth: Int) -> WrittenType? {
    let name = text(global: parameter)
    var labels = ProjectIndex.labels(files[call.file].text(mention(call).labels))[...]
    var (found, isList): (Int?, Bool) = (nil, false)
    for (other, label) in zip(parameters(of: function), writtenLabels(of: function)) {
      let isGiven = labels.first == label[...]
      let type = text(other.type, of: function)
      defer { if isGiven { labels.removeFirst() } }
      guard type.identifiers.contains(name[...]) else { continue }
      // What a closure takes tells nothing, what it gives may be more than that.
      let texts = files[file(of: function)].names
      let result = texts.resultType(of: other.type).map { String(decoding: texts.storage[$0], as: UTF8.self) }
      if result?.identifiers.contains(name[...]) == false { continue }
      // Of several, or of something that is made of it, there may be more than one.
      guard found == nil, isGiven, !other.isVariadic, [name, name + "?", "[" + name + "]"].contains(type) else { return nil }
      (found, isList) = (labels.startIndex, type.hasPrefix("["))
    }
    let value = found.flatMap { handed($0, to: call, depth) }
    return isList ? value.flatMap { element(of: $0) } : value
  }

  /// What a call is handed as the argument in the place, if that is no more than a chain of names.
  func handed(_ place: Int, to call: MentionID, _ depth: Int) -> WrittenType? {
    handedPart(place, to: call).flatMap { written(part: $0 - 1, from: view(of: call), depth: depth + 1) }
  }

  func handedPart(_ place: Int, to call: MentionID) -> Int? {
    let parts = files[call.file].parts
    let all = remembered.handedParts.value(of: call.file) {
      Dictionary(grouping: parts.indices.filter { parts[$0].kind == .handed }) { parts[$0].base }
    }
    return all[UInt32(truncatingIfNeeded: call.place)]?.first { Int(parts[$0].place) == place }
  }

  // MARK: What is made

  /// A value of a type of the project's that its name makes, whatever its parameters are.
  func writtenAsMade(_ mention: MentionFact, _ id: MentionID, depth: Int) -> WrittenType? {
    let names = files[id.file].names
    guard mention.shape == .none, mention.use.contains(.call), names.bytes(of: mention.name).first?.isUppercase == true,
      typeNamed(by: id) != nil
    else { return nil }
    return WrittenType(range: names.range(of: mention.name), view: view(of: id), depth: depth, maker: id)
  }

  /// What functions and initializers make that are not the project's, of what they are handed.
  func madeOfHanded(_ mention: MentionFact, _ id: MentionID, _ depth: Int) -> WrittenType? {
    guard mention.shape == .none, mention.use.contains(.call), !mentionTable.isDeclared(global(mention.name, file: id.file)),
      table.first(global(mention.name, file: id.file), from: view(of: id)) == .unknown,
      let making = ProjectIndex.making[files[id.file].text(mention.name) + files[id.file].text(mention.labels)]
    else { return nil }
    var value = handed(0, to: id, depth)
    switch making {
    case .same: return value
    case .list: return value.flatMap { element(of: $0) } == nil ? nil : value
    case .many:
      guard value?.form == .plain else { return nil }
      value?.form = .many
      return value
    case .pairs:
      let range = files[id.file].names.range(of: mention.name)
      return WrittenType(range: range, view: view(of: id), form: .zipped, depth: depth, maker: id)
    }
  }

  /// What is made of the first that is handed over: that, a list of the same, many of it, or pairs with what comes second.
  private enum Making { case same, list, many, pairs }

  private static let making: [String: Making] = [
    "Optional(_:)": .same, "XCTUnwrap(_:)": .same, "XCTUnwrap(_:_:)": .same,
    "Array(_:)": .list, "ArraySlice(_:)": .list, "ContiguousArray(_:)": .list, "Set(_:)": .list, "AnySequence(_:)": .list,
    "AnyCollection(_:)": .list,
    "Array(repeating:count:)": .many, "ContiguousArray(repeating:count:)": .many, "repeatElement(_:count:)": .many,
    "BehaviorRelay(value:)": .many, "BehaviorSubject(value:)": .many, "CurrentValueSubject(_:)": .many, "Just(_:)": .many,
    "zip(_:_:)": .pairs,
  ]

  /// What a function gives that the project adds to optionals, `loader.orThrow()`, if that is what they wrap.
  func wrappedBefore(_ mention: MentionFact, _ id: MentionID, depth: Int) -> WrittenType? {
    let isOfOptionals = namesakes(names.global(mention.name, file: id.file)).contains { other in
      guard let around = parent(of: other), decl(around).kind == .extension, text(decl(around).name, of: around) == "Optional" else {
        return false
      }
      return text(decl(other).type, of: other) == "Wrapped" && (decl(other).kind != .func || fits(mention, id, other))
    }
    return isOfOptionals ? writtenReceiver(of: mention, id, depth: depth) : nil
  }

  /// One of a pair that `zip` makes.
  func ofZipped(_ pair: WrittenType, place: Int) -> WrittenType? {
    guard let call = pair.maker, place < 2 else { return nil }
    return handed(place, to: call, pair.depth).flatMap { element(of: $0) }
  }
}
