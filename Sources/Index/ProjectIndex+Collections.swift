import Facts
import Syntax

// What is in collections, tuples and cases, as far as their types are written.
extension ProjectIndex {
  /// What each of those is that a mentioned value holds.
  func type(ofEach id: MentionID, depth: Int) -> ReceiverType {
    valueType(written(id, depth: depth).flatMap { element(of: $0) })
  }

  /// What a subscript of the mentioned value gives.
  func type(ofItem id: MentionID, depth: Int) -> ReceiverType {
    valueType(written(id, depth: depth).flatMap { item(of: $0, labels: nil) })
  }

  /// What a part of something is.
  func type(ofPart place: Int, from view: Viewpoint, depth: Int) -> ReceiverType {
    valueType(written(part: place, from: view, depth: depth))
  }

  /// What values of the type are, if it is written anywhere.
  func valueType(_ type: WrittenType?) -> ReceiverType {
    type.map { $0.form == .plain ? plainType($0) : .structural } ?? .unknown
  }

  private func plainType(_ written: WrittenType, isParameter: Bool = false) -> ReceiverType {
    guard let written = unaliased(written) else { return .unknown }
    let (file, view) = (files[written.view.file], written.view)
    let type = TypeText(file.names.storage, written.range)
    if let value = unnamedValue(type) { return value }
    // Where nobody says the name alone, the text stands for it.
    guard let path = type.paths.first, let last = path.last,
      let name = names.table.find(file.names.storage.span, last) ?? names.table.find(file.names.storage.span, written.range),
      !isElement(path[0], from: view),
      names.table.find(file.names.storage.span, path[0]).flatMap({ parameterOwner($0, from: view) }) == nil
    else { return isParameter ? .unknown : argument(for: written).map { plainType($0, isParameter: true) } ?? .unknown }
    let found = table.resolveAll(written.range, from: view)
    let types = found.compactMap(\.type)
    if types.contains(where: { entry($0).kind == .associatedtype }) { return found.count == 1 ? bound(of: types[0]) : .unknown }
    if !types.isEmpty { return types.count == found.count ? .types(types) : .unknown }
    return found == [.unknown] && type.paths.count == 1 ? .foreign(name) : .unknown
  }

  // MARK: Types of values

  /// The type of a mentioned value, as it is written somewhere; `nil` where nobody writes it, or it cannot be told.
  func written(_ id: MentionID, depth: Int) -> WrittenType? {
    if depth > ProjectIndex.deepestChain { return nil }
    let mention = mention(id)
    if let (found, _) = declaration(mention, id, depth: depth) {
      return written(found, by: mention, id, depth: depth)
    }
    return writtenByReceiver(mention, id, depth: depth) ?? writtenAsMade(mention, id, depth: depth)
  }

  /// The same of what is known to be a declaration's.
  func written(_ found: DeclID, by mention: MentionFact, _ id: MentionID, depth: Int) -> WrittenType? {
    if isSelf(decl(found).type, of: found) { return writtenReceiver(of: mention, id, depth: depth) }
    guard let own = written(found, depth: depth),
      var type = argument(for: own, of: found, calledBy: id, depth, in: { writtenReceiver(of: mention, id, depth: depth) })
    else { return nil }
    let home = enclosingType(of: found)
    let isOfGeneric = home.map { decl(entry($0).decl).generics.count > 0 } ?? (parent(of: found).map { decl($0).kind } == .extension)
    if isOfGeneric || decl(found).generics.count > 0, type.view == own.view, type.range == own.range {
      (type.source, type.depth) = (id, depth + 1)
    }
    return type
  }

  /// What a parameter of the type around stands for, of which a part of a member's type is one.
  private func argument(for type: WrittenType) -> WrittenType? {
    guard let id = type.source else { return nil }
    let mention = mention(id)
    guard let (found, _) = declaration(mention, id, depth: type.depth) else { return nil }
    return argument(for: type, of: found, calledBy: id, type.depth) { writtenReceiver(of: mention, id, depth: type.depth) }
  }

  /// The type of a value that no declaration of the project's tells, as what stands before the dot tells it.
  func writtenByReceiver(_ mention: MentionFact, _ id: MentionID, depth: Int) -> WrittenType? {
    let giving = names.giving(names.global(mention.name, file: id.file))
    if giving == .made { return made(by: mention, id, depth: depth) }
    if giving == .first { return mentionTable.isDeclared(global(mention.name, file: id.file)) ? nil : handed(0, to: id, depth) }
    if giving == nil, !mention.isOfSelf, let wrapped = wrappedBefore(mention, id, depth: depth) { return wrapped }
    if mention.shape == .none, let made = madeOfHanded(mention, id, depth) { return made }
    if giving == nil, let projected = projected(mention, id, depth: depth) { return projected }
    if giving == nil, mention.isOfSelf { return nil }
    guard giving == nil || isOfCollections(mention, id), let receiver = writtenReceiver(of: mention, id, depth: depth) else {
      return nil
    }
    if let part = ofTuple(receiver, files[id.file].text(mention.name)) { return part }
    switch giving {
    case .one, .element: return element(of: receiver)
    case .elements: return receiver
    case .value: return item(of: receiver, labels: nil)
    case .values:
      var values = item(of: receiver, labels: nil)
      values?.form = .many
      return values
    case .numbered: return receiver.form == .plain ? WrittenType(range: receiver.range, view: receiver.view, form: .numbered) : nil
    case .first, .made, nil:
      let isResult = mention.use.contains(.call) && files[id.file].text(mention.name) == "get"
      return isResult ? payload(of: receiver, "success", PartFact.alone) : nil
    }
  }

  /// Whether it is the member of Swift's collections that has the name: an extension of the project may have another.
  private func isOfCollections(_ mention: MentionFact, _ id: MentionID) -> Bool {
    let labels = mention.use.contains(.call) && !mention.labels.isNone ? files[id.file].text(mention.labels) : "()"
    guard ProjectIndex.labelsOfCollections.contains(labels) else { return false }
    return !namesakes(names.global(mention.name, file: id.file)).contains { other in
      guard let around = parent(of: other), decl(around).kind == .extension, enclosingType(of: other) == nil else { return false }
      return decl(other).kind != .func || mention.use.contains(.call) && fits(mention, id, other)
    }
  }

  private static let labelsOfCollections: Set<String> = [
    "()", "(_:)", "(at:)", "(by:)", "(forKey:)", "(from:)", "(through:)", "(upTo:)", "(using:)", "(where:)", "(while:)", "(_:forKey:)",
    "(on:)", "(for:scheduler:)", "(for:scheduler:latest:)", "(_:scheduler:)",
  ]

  /// What a call gives that makes something of each of a list: one of a type of the project's may do something else.
  private func made(by mention: MentionFact, _ id: MentionID, depth: Int) -> WrittenType? {
    guard mention.use.contains(.call), let place = partOfCall(id, .made) else { return nil }
    let isOfOne = base(of: id).map { giving($0) == .one } == true
    if !isOfOne, mentionTable.isDeclared(names.global(mention.name, file: id.file)) {
      guard let list = writtenReceiver(of: mention, id, depth: depth), element(of: list) != nil else { return nil }
    }
    let made = written(part: place - 1, from: view(of: id), depth: depth + 1)
    // An optional's own `map` makes one at most.
    guard let made, made.form == .many, !mention.use.contains(.optional) else { return made }
    if isOfOne { return made.with(made.range) }
    guard let whole = writtenReceiver(of: mention, id, depth: depth), whole.form == .plain, let bare = unaliased(whole),
      TypeText(files[bare.view.file].names.storage, bare.range).isOptional
    else { return made }
    return made.with(made.range)
  }

  /// The part that tells something of a call.
  func partOfCall(_ id: MentionID, _ kind: PartFact.Kind) -> Int? {
    let parts = files[id.file].parts
    let all = remembered.partsOfCalls.value(of: id.file) {
      let told = parts.indices.filter { parts[$0].kind == .made || parts[$0].kind == .asked }
      return Dictionary(told.map { (parts[$0].base, $0) }) { first, _ in first }
    }
    return all[UInt32(truncatingIfNeeded: id.place)].flatMap { parts[$0].kind == kind ? $0 : nil }
  }

  /// The type of what stands before the dot.
  func writtenReceiver(of mention: MentionFact, _ id: MentionID, depth: Int) -> WrittenType? {
    // Each link is asked for what it is and for what is written, and so are those before it.
    if depth > ProjectIndex.deepestDoubt { return nil }
    let view = view(of: id)
    if !mention.receiverType.isNone {
      return WrittenType(range: files[id.file].names.range(of: mention.receiverType), view: view, depth: depth, maker: base(of: id))
    }
    if mention.shape.isPart { return written(part: Int(mention.base), from: view, depth: depth + 1) }
    if mention.isOfSelf { return listOfSelf(from: view) ?? writtenSelf(from: view) }
    guard let base = base(of: id) else { return nil }
    switch mention.shape {
    case .local, .name, .member, .call: return written(base, depth: depth + 1)
    case .element: return written(base, depth: depth + 1).flatMap { element(of: $0) }
    case .item, .localItem: return written(base, depth: depth + 1).flatMap { item(of: $0, labels: nil) }
    default: return nil
    }
  }

  func written(_ id: DeclID, depth: Int) -> WrittenType? {
    let fact = decl(id)
    let view = Viewpoint(file: file(of: id), decl: place(of: id))
    let file = files[view.file]
    if !fact.type.isNone { return isSelf(fact.type, of: id) ? nil : WrittenType(range: file.names.range(of: fact.type), view: view) }
    if fact.kind == .case { return writtenSelf(from: view) }
    if let value = initialValue(of: id) { return written(value, from: view, depth: depth + 2) }
    if let found = writtenByWrapper(of: id, depth: depth) { return found }
    // `[Thing]()`, `Table()`
    guard fact.value == .call || fact.value == .emptyCollection,
      let callee = ProjectIndex.callee(file.names.storage, file.names.range(of: fact.valueText)), let first = callee.first,
      file.names.storage[first] == UInt8(ascii: "[") || file.names.storage[first].isUppercase
    else { return nil }
    let maker = file.mentions(in: place(of: id)).first.map { MentionID(file: view.file, place: $0) }
    return WrittenType(range: callee, view: view, depth: depth, maker: maker)
  }

  /// The type of an initial value.
  private func written(_ value: ValueFact, from view: Viewpoint, depth: Int) -> WrittenType? {
    if !value.type.isNone { return WrittenType(range: files[view.file].names.range(of: value.type), view: view) }
    let source = MentionID(file: view.file, place: Int(value.source))
    switch value.kind {
    case .whole: return written(source, depth: depth)
    case .item: return written(source, depth: depth).flatMap { item(of: $0, labels: nil) }
    case .part: return written(part: source.place, from: view, depth: depth)
    }
  }

  func written(part place: Int, from view: Viewpoint, depth: Int) -> WrittenType? {
    if depth > ProjectIndex.deepestChain || place >= files[view.file].parts.count { return nil }
    let part = files[view.file].parts[place]
    let base = MentionID(file: view.file, place: Int(part.base))
    if part.kind == .given || part.kind == .givenBefore { return given(part, base, from: view, depth: depth + 1) }
    let whole: WrittenType? =
      switch part.origin {
      case .type:
        WrittenType(
          range: files[view.file].names.range(of: part.type), view: view, depth: depth, maker: part.base == PartFact.none ? nil : base)
      case .mention: written(base, depth: depth + 1)
      case .element: written(base, depth: depth + 1).flatMap { element(of: $0) }
      case .item: written(base, depth: depth + 1).flatMap { item(of: $0, labels: nil) }
      case .part: written(part: Int(part.base), from: view, depth: depth + 1)
      case .own:
        switch part.kind {
        case .payload: writtenSelf(from: view)
        case .element: listOfSelf(from: view)
        default: listOfSelf(from: view) ?? writtenSelf(from: view)
        }
      }
    guard let whole else { return nil }
    switch part.kind {
    case .whole: return whole
    case .list: return whole.form == .plain ? WrittenType(range: whole.range, view: whole.view, form: .many) : nil
    case .element: return element(of: whole)
    case .item: return item(of: whole, labels: nil)
    case .labeledItem: return item(of: whole, labels: files[view.file].text(part.name))
    case .itemOfType: return item(of: whole, for: WrittenType(range: files[view.file].names.range(of: part.name), view: view))
    case .ofTuple: return ofTuple(whole, place: Int(part.place))
    case .payload: return payload(of: whole, files[view.file].text(part.name), part.place)
    case .called: return result(of: whole)
    case .given, .givenBefore, .asked, .handed, .made: return nil
    }
  }

  /// What a function of the type gives.
  func result(of type: WrittenType) -> WrittenType? {
    guard type.form == .plain else { return nil }
    let bare = type.with(files[type.view.file].names.withoutAttributes(type.range))
    return unaliased(bare).flatMap { known in files[known.view.file].names.resultType(of: known.range).map { known.with($0) } }
  }

  /// Where aliases lead.
  func unaliased(_ type: WrittenType) -> WrittenType? {
    table.unaliased(type.range, from: type.view).map {
      WrittenType(range: $0, view: $1, source: type.source, depth: type.depth, maker: type.maker)
    }
  }

  /// The list that the value before the mention's dot is one of: `rows` of `rows[0].x`, and of `rows.reversed().first?.x`.
  public func list(behind id: MentionID) -> MentionID? {
    var list = base(of: id)
    if ![.element, .item, .localItem].contains(mention(id).shape) {
      guard let last = list, [.one, .element].contains(giving(last)) else { return nil }
      list = base(of: last)
    }
    for _ in 0..<ProjectIndex.deepestChain {
      guard let last = list, giving(last) == .elements, let before = base(of: last) else { break }
      list = before
    }
    return list
  }

  private func giving(_ id: MentionID) -> JoinedNames.Giving? { names.giving(names.global(mention(id).name, file: id.file)) }

  // MARK: Parts

  func element(of type: WrittenType) -> WrittenType? {
    if type.form == .many { return type.with(type.range) }
    if type.form == .numbered { return WrittenType(range: type.range, view: type.view, form: .numberedOne) }
    if type.form == .zipped {
      return WrittenType(range: type.range, view: type.view, form: .zippedOne, depth: type.depth, maker: type.maker)
    }
    guard type.form == .plain, let type = unaliased(type) else { return nil }
    let names = files[type.view.file].names
    if let range = names.elementType(of: type.range) { return type.with(range) }
    // `Array(things)`
    if let maker = type.maker, let list = madeOfHanded(mention(maker), maker, type.depth + 1) { return element(of: list) }
    guard names.itemType(of: type.range) != nil else { return wrapped(type) }
    return WrittenType(range: type.range, view: type.view, form: .pair)
  }

  /// What the closure of an optional's own `map` gets; a collection of the project's hands on something else.
  private func wrapped(_ type: WrittenType) -> WrittenType? {
    guard TypeText(files[type.view.file].names.storage, type.range).isOptional, case .types(let types) = plainType(type),
      types.allSatisfy({ isFullyKnown($0) })
    else { return nil }
    let own = ProjectIndex.elementwise.compactMap { names.table.find($0) }
    let owners = types.flatMap { ancestry(of: $0) }
    return owners.contains { owner in own.contains { !members(of: owner, named: $0).isEmpty } } ? nil : type
  }

  private static let elementwise = ["map", "flatMap", "compactMap", "forEach", "filter", "contains", "allSatisfy", "first", "last"]

  private func ofTuple(_ type: WrittenType, place: Int) -> WrittenType? {
    if type.form == .numberedOne { return place == 1 ? element(of: type.with(type.range)) : nil }
    if type.form == .zippedOne { return ofZipped(type, place: place) }
    if type.form == .pair {
      return place == 1 ? files[type.view.file].names.itemType(of: type.range).map { type.with($0) } : nil
    }
    guard type.form == .plain, let type = unaliased(type) else { return nil }
    let parts = files[type.view.file].names.tupleTypes(of: type.range)
    return parts.indices.contains(place) ? type.with(parts[place].type) : nil
  }

  private func ofTuple(_ type: WrittenType, _ label: String) -> WrittenType? {
    if type.form == .pair { return label == "value" ? ofTuple(type, place: 1) : nil }
    if type.form == .numberedOne { return label == "element" ? ofTuple(type, place: 1) : nil }
    guard type.form == .plain, let type = unaliased(type) else { return nil }
    let names = files[type.view.file].names
    let found = names.tupleTypes(of: type.range).first { names.storage[$0.label].elementsEqual(label.utf8) && !$0.label.isEmpty }
    return found.map { type.with($0.type) }
  }

  /// What a case of the type holds; of an optional `some` is the value.
  private func payload(of type: WrittenType, _ name: String, _ place: UInt8) -> WrittenType? {
    guard type.form == .plain, let type = unaliased(type) else { return nil }
    switch plainType(type) {
    case .types(let types):
      guard types.count == 1, let only = types.first, entry(only).kind == .enum, let name = globalName(name) else { break }
      let cases = members(of: only, named: name).filter { decl($0).kind == .case }
      guard let found = cases.first else { break }
      let count = decl(found).parameters.count
      let index = place == PartFact.alone ? 0 : Int(place)
      guard cases.count == 1, index < count, place != PartFact.alone || count == 1 else { return nil }
      let view = Viewpoint(file: file(of: found), decl: self.place(of: found))
      let text = files[view.file].names.range(of: parameter(index, of: found).type)
      return argument(for: WrittenType(range: text, view: view), of: found) { type }
    default: break
    }
    let names = files[type.view.file].names
    let text = TypeText(names.storage, type.range)
    if name == "success", place == PartFact.alone, let path = text.paths.first,
      names.storage[path[path.count - 1]].elementsEqual("Result".utf8)
    {
      return names.arguments(of: type.range).first.map { type.with($0) }
    }
    // What `first` gives is written without its mark.
    return name == "some" && place == PartFact.alone ? type : nil
  }

  /// The type itself, unless it is no more than a parameter of the type around: then what is given for that.
  func argument(
    for type: WrittenType, of member: DeclID, calledBy call: MentionID? = nil, _ depth: Int = 0, in whole: () -> WrittenType?
  ) -> WrittenType? {
    let storage = files[type.view.file].names.storage
    let text = TypeText(storage, type.range)
    guard text.form == .nominal, text.paths.count == 1, text.paths[0].count == 1 else { return type }
    if isElement(text.paths[0][0], from: type.view) { return whole().flatMap { element(of: $0) } }
    guard let name = names.table.find(storage.span, text.paths[0][0]), let owner = parameterOwner(name, from: type.view)
    else { return type }
    if owner == member { return call.flatMap { argument(for: name, of: member, calledBy: $0, depth) } }
    guard let around = enclosingType(of: member), entry(around).decl == owner else { return nil }
    return whole().flatMap { argument(for: name, of: around, in: $0, depth) }
  }
}
