import Facts
import Syntax

// What property wrappers tell of a variable without a type, by what they are handed, and of its name with a dollar.
extension ProjectIndex {
  /// `@Environment(Gate.self) var gate`, `@Environment(\.gate) var gate`, `@Injected(\Gates.first) var gate`
  func writtenByWrapper(of id: DeclID, depth: Int) -> WrittenType? {
    let fact = decl(id)
    guard fact.value == .none, fact.type.isNone, fact.attributes.count > 0, depth < ProjectIndex.deepestDoubt else { return nil }
    let file = files[file(of: id)]
    for attribute in fact.attributes(in: file.lists) where !attribute.arguments.isNone {
      // With its parentheses.
      let whole = file.names.range(of: attribute.arguments)
      let text = file.names.storage[whole].dropFirst().prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ")") }
      let view = Viewpoint(file: self.file(of: id), decl: place(of: id))
      let found =
        text.first == UInt8(ascii: "\\")
        ? written(byKeyPath: text.dropFirst(), wrapper: file.text(attribute.name), view, depth) : writtenAsType(text, view)
      if let found { return found }
    }
    return nil
  }

  /// `Gate.self` of a type of the project's.
  private func writtenAsType(_ text: ContiguousArray<UInt8>.SubSequence, _ view: Viewpoint) -> WrittenType? {
    let ending = ".self".utf8
    guard text.count > ending.count, text.suffix(ending.count).elementsEqual(ending) else { return nil }
    let range = text.startIndex..<text.endIndex - ending.count
    let found = table.resolveAll(range, from: view)
    guard found.count == 1, case .type(let type) = found[0], entry(type).kind.isConcreteType else { return nil }
    return WrittenType(range: range, view: view)
  }

  /// What a key path leads to, which begins at a type that it names, or that the wrapper takes it from.
  private func written(
    byKeyPath text: ContiguousArray<UInt8>.SubSequence, wrapper: String, _ view: Viewpoint, _ depth: Int
  ) -> WrittenType? {
    let path = String(decoding: text, as: UTF8.self).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard path.count > 1, path.dropFirst().allSatisfy({ $0.utf8.allSatisfy(\.isPartOfName) && !$0.isEmpty }),
      let roots = path[0].isEmpty ? roots(of: wrapper, view) : [path[0]]
    else { return nil }
    var found: WrittenType?
    for (place, name) in path.dropFirst().enumerated() {
      let property: DeclID?
      if place == 0 {
        property = only(globalName(name).map { namesakes($0).filter { isOwned($0, by: roots) } } ?? [])
      } else {
        guard let whole = found, case .types(let types) = valueType(whole), types.count == 1 else { return nil }
        property = only(globalName(name).map { own in ancestry(of: types[0]).flatMap { members(of: $0, named: own) } } ?? [])
      }
      found = property.flatMap { written($0, depth: depth + 1) }
    }
    // `Factory<Gate>` of a container makes it.
    guard let made = found, case .foreign(let name) = valueType(made), self.text(global: name) == "Factory" else { return found }
    return files[made.view.file].names.arguments(of: made.range).first.map { made.with($0) }
  }

  private func only(_ members: some Collection<DeclID>) -> DeclID? {
    let values = members.filter { [.var, .let].contains(decl($0).kind) && !decl($0).isStatic }
    return values.count == 1 ? values.first : nil
  }

  private func isOwned(_ id: DeclID, by roots: [String]) -> Bool {
    parent(of: id).map { roots.contains(name(of: $0)) } == true
  }

  /// Where those begin that are not the project's.
  private static let roots: [String: [String]] = [
    "Environment": ["EnvironmentValues"], "Dependency": ["DependencyValues"],
    "Injected": ["Container", "SharedContainer", "InjectedValues"], "LazyInjected": ["Container", "SharedContainer"],
    "WeakLazyInjected": ["Container", "SharedContainer"], "InjectedObject": ["Container", "SharedContainer"],
    "InjectedObservable": ["Container", "SharedContainer"],
  ]

  /// `Gates` of a wrapper of the project's whose initializer takes a `KeyPath<Gates, Value>`; or of one that is known.
  private func roots(of wrapper: String, _ view: Viewpoint) -> [String]? {
    guard case .type(let type) = table.declared(wrapper.split(separator: ".").map(String.init), from: view) else {
      return ProjectIndex.roots[wrapper]
    }
    let roots = members(of: type, named: names.initializer).compactMap { initializer -> String? in
      guard let first = parameters(of: initializer).first else { return nil }
      let text = text(first.type, of: initializer)
      guard let start = text.firstIndex(of: "<"), text[..<start].hasSuffix("KeyPath") else { return nil }
      return String(text[text.index(after: start)...].prefix { $0 != "," })
    }
    return roots.isEmpty ? nil : roots
  }

  // MARK: Projected values

  /// `$loader` of `@Published var loader: Loader`: one such after the other; of other wrappers the same as the variable, for it
  /// has the same members.
  func projected(_ mention: MentionFact, _ id: MentionID, depth: Int) -> WrittenType? {
    let name = files[id.file].names.bytes(of: mention.name)
    guard name.first == UInt8(ascii: "$"), let property = globalName(String(decoding: name.dropFirst(), as: UTF8.self)),
      case .types(let types) = receiverType(of: id, depth: depth + 1)
    else { return nil }
    let found = types.flatMap { members(of: $0, named: property) }
    guard found.count == 1, let value = written(found[0], depth: depth + 1), value.form == .plain else { return nil }
    let wrappers = attributeNames(of: found[0])
    // The project's own give what they like.
    let view = Viewpoint(file: file(of: found[0]), decl: place(of: found[0]))
    if wrappers.contains(where: { table.declared([$0], from: view) != .unknown }) { return nil }
    if wrappers.contains("Published") { return WrittenType(range: value.range, view: value.view, form: .many) }
    return wrappers.contains { ProjectIndex.bindings.contains($0) } ? value : nil
  }

  private static let bindings: Set<String> = [
    "AppStorage", "Bindable", "Binding", "EnvironmentObject", "GestureState", "ObservedObject", "SceneStorage", "State", "StateObject",
  ]
}
