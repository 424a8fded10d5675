import Facts
import Syntax

// What `self` is, and what it holds, as the declaration around says it.
extension ProjectIndex {
  /// The type around, by its name.
  func writtenSelf(from view: Viewpoint) -> WrittenType? {
    holder(around: view).map { place in
      let facts = files[view.file]
      let parent = facts.decls[place].parent
      let outer = Viewpoint(file: view.file, decl: parent == DeclFact.none ? nil : Int(parent))
      return WrittenType(range: facts.names.range(of: facts.decls[place].name), view: outer)
    }
  }

  /// `extension Array where Element == Loader`: many of what it says.
  func listOfSelf(from view: Viewpoint) -> WrittenType? {
    guard let place = foreignHolder(around: view) else { return nil }
    let facts = files[view.file]
    let storage = facts.names.storage
    let outer = Viewpoint(file: view.file, decl: place, isHeader: true)
    for asked in requirements(at: place, file: view.file).compactMap({ $0 }) {
      let left = String(decoding: storage[asked.left], as: UTF8.self)
      if left == "Self" { return WrittenType(range: asked.right, view: outer) }
      let isElement = left == "#0" ? isList(facts.decls[place].name, facts) : ProjectIndex.elements.contains(left)
      if isElement { return WrittenType(range: asked.right, view: outer, form: .many) }
    }
    return nil
  }

  func isList(_ name: Name, _ facts: FileFacts) -> Bool {
    let path = TypeText(facts.names.storage, facts.names.range(of: name)).paths.first?.last
    return path.map { ProjectIndex.lists.contains(String(decoding: facts.names.storage[$0], as: UTF8.self)) } == true
  }

  private static let elements: Set<String> = ["Element", "Iterator.Element", "Self.Element", "Self.Iterator.Element", "Wrapped"]

  private static let lists: Set<String> = [
    "Array", "ArraySlice", "BidirectionalCollection", "Collection", "ContiguousArray", "MutableCollection", "Optional",
    "RandomAccessCollection", "RangeReplaceableCollection", "Sequence", "Set",
  ]

  /// Whether the name stands for what a collection holds in an extension of that.
  func isElement(_ name: Range<Int>, from view: Viewpoint) -> Bool {
    files[view.file].names.storage[name].elementsEqual("Element".utf8) && foreignHolder(around: view) != nil
  }

  /// The extension around, if what it extends is not the project's.
  private func foreignHolder(around view: Viewpoint) -> Int? {
    holder(around: view).flatMap { table.typeOfDecl[view.file][$0] == TypeTable.foreign ? $0 : nil }
  }

  private func holder(around view: Viewpoint) -> Int? {
    view.decl.flatMap { holder(names.id(file: view.file, place: $0)) }.map(place)
  }

  // MARK: Generic superclasses

  /// What stands for a parameter of a generic class in a class below, or in itself: `Loader` for that of `Repository` in a class
  /// that inherits from `Repository<Loader>`.
  ///
  /// - Parameter type: The class below, as it is written.
  func argument(for parameter: Name, of ancestor: TypeID, in type: WrittenType, _ depth: Int) -> WrittenType? {
    guard let line = line(from: type, upTo: ancestor) else { return nil }
    var (parameter, owner) = (parameter, entry(ancestor).decl)
    for written in line.reversed() {
      let parameters = self.parameters(ofType: owner)
      guard let outer = unaliased(written), let place = parameters.firstIndex(of: parameter) else { return nil }
      let names = files[outer.view.file].names
      let arguments = names.arguments(of: outer.range)
      if arguments.isEmpty, let maker = outer.maker, let made = self.type(of: owner) {
        return self.argument(for: parameter, of: made, madeBy: maker, depth)
      }
      guard arguments.count == parameters.count else { return nil }
      let argument = outer.with(arguments[place])
      // The class below may hand on a parameter of its own.
      guard outer.view.isHeader, let below = outer.view.decl.map({ self.names.id(file: outer.view.file, place: $0) }),
        let own = self.names.table.find(names.storage.span, argument.range), self.parameters(ofType: below).contains(own)
      else { return argument }
      (parameter, owner) = (own, below)
    }
    return nil
  }

  /// The class as it is written, and each above as the one below writes it.
  private func line(from type: WrittenType, upTo ancestor: TypeID) -> [WrittenType]? {
    var line = [type]
    for _ in 0..<ProjectIndex.deepestChain {
      guard let current = line.last, case .types(let types) = valueType(current), types.count == 1 else { return nil }
      if types[0] == ancestor { return line }
      guard let superclass = superclass(of: types[0]) else { return nil }
      let view = Viewpoint(file: entry(types[0]).file, decl: entry(types[0]).place, isHeader: true)
      let facts = files[view.file]
      let written = facts.decls[entry(types[0]).place].inherits.indices.lazy.map { facts.names.range(of: facts.lists[$0]) }.first {
        self.table.resolveAll($0, from: view) == [.type(superclass)]
      }
      guard let written else { return nil }
      line.append(WrittenType(range: written, view: view))
    }
    return nil
  }

  /// The names of a type's generic parameters.
  private func parameters(ofType id: DeclID) -> [Name] {
    let (generics, file) = (decl(id).generics.indices, file(of: id))
    return stride(from: generics.lowerBound, to: generics.upperBound, by: 2).map { names.global(files[file].lists[$0], file: file) }
  }
}
