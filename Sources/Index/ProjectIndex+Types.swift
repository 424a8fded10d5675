import Facts
import Syntax

// Types as written at a declaration, and what their values are.
extension ProjectIndex {
  /// What a value of the type's text is.
  func valueType(_ text: Name, from view: Viewpoint) -> ReceiverType {
    guard let (text, view) = table.unaliased(text, from: view) else { return .unknown }
    let storage = files[view.file].names.storage
    let type = TypeText(storage, files[view.file].names.range(of: text))
    if let value = unnamedValue(type) { return value }
    if type.paths.isEmpty { return .unknown }
    let found = table.resolveAll(text, from: view)
    if found.contains(.ambiguous) { return .unknown }
    let types = found.compactMap(\.type)
    if types.contains(where: { entry($0).kind == .associatedtype }) { return found.count == 1 ? bound(of: types[0]) : .unknown }
    if !types.isEmpty {
      let isWhole = types.count == found.count || isOfProject(files[view.file].names.range(of: text), from: view)
      return isWhole ? .types(types) : .unknown
    }
    guard type.paths.count == 1 else { return foreignPart(of: type.paths, storage) }
    return parameterType(type.paths[0], storage, from: view) ?? foreign(text, from: view)
  }

  /// `UIView & Sendable`: the one type of a composition that a value may have members by, if it is Apple's.
  private func foreignPart(of paths: ContiguousArray<ContiguousArray<Range<Int>>>, _ storage: ContiguousArray<UInt8>) -> ReceiverType {
    let words = paths.compactMap(\.last).filter { !ProjectIndex.markers.contains(String(decoding: storage[$0], as: UTF8.self)) }
    guard words.count == 1, let name = names.table.find(storage.span, words[0]), table.isApples(name) else { return .unknown }
    return .foreign(name)
  }

  /// What a value of a type is that brackets make; nothing for one that has a name.
  func unnamedValue(_ type: TypeText) -> ReceiverType? {
    switch type.form {
    case .array: .foreign(names.array)
    case .dictionary: .foreign(names.dictionary)
    case .structural: .structural
    case .suppressed: .unknown
    case .nominal: nil
    }
  }

  func foreign(_ text: Name, from view: Viewpoint) -> ReceiverType {
    .foreign(table.foreignName(of: text, from: view) ?? names.global(text, file: view.file))
  }

  /// Protocols that ask for nothing: a value has no member by them.
  private static let markers: Set<String> = ["AnyObject", "BitwiseCopyable", "Copyable", "Escapable", "Sendable"]

  /// Whether all parts of a composition are the project's, besides those that ask for nothing.
  private func isOfProject(_ range: Range<Int>, from view: Viewpoint) -> Bool {
    table.parts(of: range, from: view).allSatisfy { part in
      if part.meaning.type != nil { return true }
      guard part.meaning == .unknown, let word = part.path.last else { return false }
      return ProjectIndex.markers.contains(String(decoding: files[part.view.file].names.storage[word], as: UTF8.self))
    }
  }

  /// What a `where` clause asks of a generic parameter: a stretch of the file's names, and where it stands.
  private struct Bound {
    let range: Range<Int>
    let view: Viewpoint
  }

  /// A generic parameter is what its constraints say; `nil` for what is none.
  private func parameterType(
    _ path: ContiguousArray<Range<Int>>, _ storage: ContiguousArray<UInt8>, from view: Viewpoint
  ) -> ReceiverType? {
    let decls = files[view.file].decls
    guard let name = names.table.find(storage.span, path[0]) else { return nil }
    var bounds: [Bound]? = []
    var scope = view.decl
    while let place = scope {
      if path.count == 1, let same = sameType(as: storage[path[0]], at: place, file: view.file) { return same }
      bounds = bounds.flatMap { known in self.bounds(of: storage[path[0]], at: place, file: view.file).map { known + $0 } }
      if let owner = table.parameterOwner(name, at: place, file: view.file) {
        guard path.count == 1, let bounds else { return .unknown }
        // What the type itself asks for stands in another declaration than its extension.
        let isSeen = self.place(of: owner) == place && file(of: owner) == view.file
        return isSeen || decl(owner).requirements.count == 0 ? constraint(of: name, owner, bounds) : .unknown
      }
      // What a foreign type's parameters are called is not known here, but nobody calls one as a class of Apple's.
      if table.typeOfDecl[view.file][place] == TypeTable.foreign, !table.isApples(name) { return .unknown }
      scope = decls[place].parent == DeclFact.none ? nil : Int(decls[place].parent)
    }
    return nil
  }

  /// The one type that a declaration's `where` clause says a parameter is.
  private func sameType(as parameter: ContiguousArray<UInt8>.SubSequence, at place: Int, file: Int) -> ReceiverType? {
    let storage = files[file].names.storage
    for case let asked? in requirements(at: place, file: file) where !asked.isBound && storage[asked.left].elementsEqual(parameter) {
      return valueType(WrittenType(range: asked.right, view: Viewpoint(file: file, decl: place, isHeader: true)))
    }
    return nil
  }

  /// What a declaration's `where` clause asks of a parameter; `nil` where it says that it is another type.
  private func bounds(of parameter: ContiguousArray<UInt8>.SubSequence, at place: Int, file: Int) -> [Bound]? {
    let facts = files[file]
    let storage = facts.names.storage
    let view = Viewpoint(file: file, decl: place, isHeader: true)
    var bounds: [Bound] = []
    for asked in requirements(at: place, file: file) {
      // `extension Box<Int>` says of a place, and not of a name, what it is.
      guard let asked, storage[asked.left.lowerBound] != UInt8(ascii: "#") else { return nil }
      let isMeant = storage[asked.left].elementsEqual(parameter)
      if isMeant, asked.isBound { bounds.append(Bound(range: asked.right, view: view)) }
      if !asked.isBound, isMeant || storage[asked.right].elementsEqual(parameter) { return nil }
    }
    return bounds
  }

  /// What a declaration's `where` clause asks: `Item: Loader`, or `Item == Loader`; `nil` for what is neither.
  func requirements(at place: Int, file: Int) -> some Sequence<(left: Range<Int>, right: Range<Int>, isBound: Bool)?> {
    let facts = files[file]
    return facts.decls[place].requirements.indices.lazy.map { item in
      let range = facts.names.range(of: facts.lists[item])
      let signs = [UInt8(ascii: ":"), UInt8(ascii: "=")]
      guard let sign = facts.names.storage[range].firstIndex(where: signs.contains) else { return nil }
      let isBound = facts.names.storage[sign] == signs[0]
      return (range.lowerBound..<sign, min(sign + (isBound ? 1 : 2), range.upperBound)..<range.upperBound, isBound)
    }
  }

  private func constraint(of parameter: Name, _ owner: DeclID, _ bounds: [Bound]) -> ReceiverType {
    let file = file(of: owner)
    let fact = decl(owner)
    let lists = files[file].lists
    let places = stride(from: fact.generics.indices.lowerBound, to: fact.generics.indices.upperBound, by: 2)
    guard let place = places.first(where: { names.global(lists[$0], file: file) == parameter }) else { return .unknown }
    let view = Viewpoint(file: file, decl: self.place(of: owner), isHeader: true)
    let written = lists[place + 1]
    let found = written.isNone ? [] : table.resolveAll(written, from: view)
    // `T: Hashable` has nothing of the project's, but `U: T` may have.
    if bounds.isEmpty, !found.isEmpty, found.allSatisfy({ $0 == .unknown }) {
      let isOther = places.contains { names.global(lists[$0], file: file) == names.global(written, file: file) }
      return isOther ? .unknown : foreign(written, from: view)
    }
    // `<T>(…) where T: UIView`
    if written.isNone, let foreign = foreign(bounds) { return foreign }
    let all = (written.isNone ? [] : [Bound(range: files[file].names.range(of: written), view: view)]) + bounds
    return types(all).map { .types($0) } ?? .unknown
  }

  /// What is asked for, if all of it is the project's.
  private func types(_ bounds: [Bound]) -> [TypeID]? {
    let types = bounds.flatMap { table.resolveAll($0.range, from: $0.view).compactMap(\.type) }
    guard !types.isEmpty, bounds.allSatisfy({ isOfProject($0.range, from: $0.view) }),
      !types.contains(where: { entry($0).kind == .associatedtype })
    else { return nil }
    return types
  }

  /// What an associated type is at least, as its protocol says.
  func bound(of associated: TypeID) -> ReceiverType {
    let own = entry(associated).decl
    let (facts, view) = (files[file(of: own)], Viewpoint(file: file(of: own), decl: place(of: own), isHeader: true))
    let bounds = decl(own).inherits.indices.map { Bound(range: facts.names.range(of: facts.lists[$0]), view: view) }
    return types(bounds).map { .types($0) } ?? .unknown
  }

  /// The one type of Apple's that is asked for, if it is all.
  private func foreign(_ bounds: [Bound]) -> ReceiverType? {
    guard bounds.count == 1, let bound = bounds.first, table.resolveAll(bound.range, from: bound.view) == [.unknown] else { return nil }
    let storage = files[bound.view.file].names.storage
    return foreignPart(of: ContiguousArray(TypeText(storage, bound.range).paths), storage)
  }

  /// What an extension asks of a parameter of the type that it extends.
  private func bound(of parameter: ContiguousArray<UInt8>.SubSequence, in around: DeclID) -> ReceiverType? {
    guard decl(around).kind == .extension else { return nil }
    if let same = sameType(as: parameter, at: place(of: around), file: file(of: around)) { return same }
    guard let bounds = bounds(of: parameter, at: place(of: around), file: file(of: around)) else { return .unknown }
    if bounds.isEmpty { return nil }
    return foreign(bounds) ?? types(bounds).map { .types($0) }
  }

  /// What a variable without a written type holds, as its initial value tells: `let gate = Gate()`, `let gate = Gate.main`.
  func initialType(of id: DeclID, depth: Int) -> ReceiverType {
    if let found = writtenByWrapper(of: id, depth: depth) { return valueType(found) }
    if let list = initialList(id) { return list }
    let made = initiallyMade(id)
    guard made == .unknown, let value = initialValue(of: id) else { return made }
    let view = Viewpoint(file: file(of: id), decl: place(of: id))
    if !value.type.isNone { return valueType(value.type, from: view) }
    let source = MentionID(file: view.file, place: Int(value.source))
    // One value may lead to the next, and back to the first.
    switch value.kind {
    case .whole: return memberType(source, depth: depth + 2)
    case .item: return type(ofItem: source, depth: depth + 2)
    case .part: return type(ofPart: source.place, from: view, depth: depth + 2)
    }
  }

  /// What its file tells of the initial value of a variable without a written type.
  func initialValue(of id: DeclID) -> ValueFact? {
    let values = files[file(of: id)].values
    let place = UInt32(truncatingIfNeeded: place(of: id))
    let found = values.firstPlace { $0.decl >= place }
    return found < values.endIndex && values[found].decl == place ? values[found] : nil
  }

  /// `[1: 2]`, `[Int: Int]()`: a collection, whatever it holds.
  private func initialList(_ id: DeclID) -> ReceiverType? {
    let names = files[file(of: id)].names
    let range = names.range(of: decl(id).valueText)
    guard !range.isEmpty, names.storage[range.lowerBound] == UInt8(ascii: "[") else { return nil }
    let type = TypeText(names.storage, ProjectIndex.callee(names.storage, range) ?? range)
    return type.form == .array || type.form == .dictionary ? unnamedValue(type) : nil
  }

  /// What a call of a type makes.
  private func initiallyMade(_ id: DeclID) -> ReceiverType {
    let fact = decl(id)
    let file = file(of: id)
    let storage = files[file].names.storage
    guard fact.value == .call, let callee = ProjectIndex.callee(storage, files[file].names.range(of: fact.valueText)),
      let path = TypeText(storage, callee).paths.first, let last = path.last,
      path.allSatisfy({ storage[$0.lowerBound].isUppercase })
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
  static func callee(_ text: ContiguousArray<UInt8>, _ range: Range<Int>) -> Range<Int>? {
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

  func isSelf(_ text: Name, of id: DeclID) -> Bool { isSelf(files[file(of: id)].names.range(of: text), in: file(of: id)) }

  func isSelf(_ text: Range<Int>, in file: Int) -> Bool {
    let storage = files[file].names.storage
    let type = TypeText(storage, text)
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
    let paths = TypeText(storage, files[view.file].names.range(of: text)).paths
    for path in paths {
      if isElement(path[0], from: view) { return .unknown }
      guard let name = names.table.find(storage.span, path[0]), let owner = parameterOwner(name, from: view) else { continue }
      if owner == id || around.flatMap({ type(of: $0) }) != type(of: owner) { return .unknown }
      guard paths.count == 1, path.count == 1, let around, decl(around).requirements.count > 0 else { continue }
      if let bound = bound(of: storage[path[0]], in: around) { return bound }
    }
    return valueType(text, from: view)
  }

  func parameterOwner(_ name: Name, from view: Viewpoint) -> DeclID? {
    var scope = view.decl
    while let place = scope {
      if let owner = table.parameterOwner(name, at: place, file: view.file) { return owner }
      let parent = files[view.file].decls[place].parent
      scope = parent == DeclFact.none ? nil : Int(parent)
    }
    return nil
  }
}
