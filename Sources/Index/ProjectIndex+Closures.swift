import Facts
import Syntax

// What closures are called with, as the types of what they are handed to tell it.
extension ProjectIndex {
  /// The type of a closure's argument.
  ///
  /// - Parameter base: What it is handed to, or put into; of no meaning where a type is written.
  func given(_ part: PartFact, _ base: MentionID, from view: Viewpoint, depth: Int) -> WrittenType? {
    let isCall = part.origin == .mention && mention(base).use.contains(.call)
    let function = isCall ? function(calledBy: base, depth: depth) : nil
    let closure: WrittenType? =
      switch part.origin {
      case .type: WrittenType(range: files[view.file].names.range(of: part.type), view: view)
      case .mention: isCall ? function.flatMap { parameter(for: part, of: $0, base) } : written(base, depth: depth)
      case .element, .item, .part, .own: nil
      }
    guard let closure else {
      return isCall && function == nil ? handedOn(part, base, depth: depth) ?? shown(part, by: base, depth: depth) : nil
    }
    let bare = closure.with(files[closure.view.file].names.withoutAttributes(closure.range))
    guard let (range, view) = table.unaliased(bare.range, from: bare.view),
      let parts = files[view.file].names.parameterTypes(ofFunction: range), parts.indices.contains(Int(part.place))
    else { return nil }
    let type = parts[Int(part.place)]
    func receiver() -> WrittenType? { writtenReceiver(of: mention(base), base, depth: depth) }
    // Who calls it with itself tells what that is, if it is what is called.
    if isSelf(type, in: view.file) { return function == nil ? nil : receiver() }
    let written = WrittenType(range: type, view: view)
    guard let function else { return written }
    return argument(for: written, of: function, calledBy: base, depth, in: receiver)
  }

  /// What a stream of values calls a closure with: `subject.sink { … }`, `.sink(receiveCompletion: …, receiveValue: { … })`.
  private func handedOn(_ part: PartFact, _ call: MentionID, depth: Int) -> WrittenType? {
    let (mention, names) = (mention(call), files[call.file].names)
    let isValue =
      part.name.isNone
      ? mention.labels.isNone || names.text(mention.labels) == "()" : ProjectIndex.labelsOfValues.contains(names.text(part.name))
    guard part.place == 0, isValue, ProjectIndex.subscribing.contains(names.text(mention.name)) else { return nil }
    return writtenReceiver(of: mention, call, depth: depth).flatMap { element(of: $0) }
  }

  /// What `reduce(first) { … }` begins with, and what SwiftUI calls a closure with: `.onReceive(store.$loader) { loader in`,
  /// `.onChange(of: loader) { old, new in`, `.sheet(item: $loader) { loader in`, `.navigationDestination(for: Loader.self) { loader in`.
  private func shown(_ part: PartFact, by call: MentionID, depth: Int) -> WrittenType? {
    switch (files[call.file].text(mention(call).name), part.place) {
    case ("onReceive", 0): handed(0, to: call, depth).flatMap { element(of: $0) }
    case ("reduce", 0), ("onChange", 0), ("onChange", 1), ("sheet", 0), ("fullScreenCover", 0), ("popover", 0):
      handed(0, to: call, depth)
    case ("navigationDestination", 0): typeHanded(to: call) ?? handed(0, to: call, depth)
    default: nil
    }
  }

  private static let subscribing: Set<String> = ["bind", "do", "drive", "emit", "handleEvents", "sink", "subscribe"]

  private static let labelsOfValues: Set<String> = ["onNext", "receiveOutput", "receiveValue"]

  /// The type of the parameter for which a call of the function hands a closure over.
  private func parameter(for part: PartFact, of function: DeclID, _ call: MentionID) -> WrittenType? {
    let label = part.name.isNone ? nil : files[call.file].text(part.name)
    var parameters = Array(zip(parameters(of: function), writtenLabels(of: function)))[...]
    if part.kind == .given, let label {
      // Where a chain of names is handed over first, the closure stands behind.
      if handedPart(0, to: call) != nil { parameters = parameters.dropFirst() }
      parameters = parameters.filter { $0.1 == label && mayBeClosure($0.0.type, of: function) }[...]
    } else {
      var named = ProjectIndex.labels(files[call.file].text(mention(call).labels))[...]
      // What follows is for another one.
      if let label { parameters = parameters.prefix { $0.1 != label } }
      parameters = parameters.filter { parameter, own in
        // What stands in the parentheses is for the first of the name.
        if own[...] == named.first {
          named.removeFirst()
          return false
        }
        return isWrittenAsClosure(parameter.type, of: function)
      }[...]
    }
    let found = parameters.map(\.0)
    // Of several that must be given there are as many closures behind the call, and this is the first of them.
    let demanded = label == nil ? found.first { !$0.hasDefault } : nil
    guard let only = demanded ?? (found.count == 1 ? found.first : nil), !only.isVariadic else { return nil }
    let view = Viewpoint(file: file(of: function), decl: place(of: function))
    return WrittenType(range: files[view.file].names.range(of: only.type), view: view)
  }

  /// A function's type, or an alias for one.
  private func isWrittenAsClosure(_ type: Name, of function: DeclID) -> Bool {
    if text(type, of: function).holds("->") { return true }
    let view = Viewpoint(file: file(of: function), decl: place(of: function))
    let names = files[view.file].names
    guard let (range, found) = table.unaliased(names.withoutAttributes(names.range(of: type)), from: view) else { return false }
    return files[found.file].names.parameterTypes(ofFunction: range) != nil
  }

  /// The function or the initializer that is called.
  private func function(calledBy id: MentionID, depth: Int) -> DeclID? {
    if depth > ProjectIndex.deepestChain { return nil }
    let mention = mention(id)
    if let made = madeType(id, mention, depth: depth + 1) {
      guard case .types(let types) = made, types.count == 1 else { return nil }
      return initializer(of: types[0], calledBy: id)
    }
    if mention.shape == .none, let global = global(meantBy: mention, id) { return decl(global).kind == .func ? global : nil }
    // What the project adds to somebody else's type is found as a declaration alone.
    let found = member(meantBy: id, depth: depth + 1) ?? declaration(mention, id, depth: depth + 1)?.0
    return found.flatMap { decl($0).kind == .func ? $0 : nil }
  }
}
