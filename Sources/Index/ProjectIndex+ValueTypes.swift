import Catalog
import Facts
import Syntax

// Types that nobody wrote: a variable has that of its initial value, or what a property wrapper makes of that.
extension ProjectIndex {
  /// The type of a variable that has none written, as far as its initial value shows it.
  func formOfValue(of id: DeclID, depth: Int = 0) -> TypeForm {
    switch wrapping(of: id) {
    case .none:
      let form = formOfBareValue(of: id, depth)
      // What is weak may be gone.
      return decl(id).has(.weak) ? form.asOptional : form
    case .type(let form): return form
    case .unknown: return .unknown
    }
  }

  private func formOfBareValue(of id: DeclID, _ depth: Int) -> TypeForm {
    let fact = decl(id)
    let value = text(fact.valueText, of: id)
    switch fact.value {
    case .literal: return ProjectIndex.typeOfLiteral(value).map { .foreign([$0], arguments: []) } ?? .unknown
    case .other where value.hasPrefix("["): return ProjectIndex.typeOfCollection(value)
    case .ofLiteral: return ProjectIndex.typeOfSum(value).map { .foreign([$0], arguments: []) } ?? .unknown
    case .call:
      let made = formOfMade(of: id)
      if case .unknown = made { return formOfNamed(id, depth) }
      return made
    case .other:
      let form = formOfCase(value, of: id)
      if case .unknown = form { return formOfNamed(id, depth) }
      return form
    default: return .unknown
    }
  }

  /// `Text.hello`, `makeTitle("x")`: what somebody declares, as it is, without a mark that makes something else of it.
  private func formOfNamed(_ id: DeclID, _ depth: Int) -> TypeForm {
    let storage = files[file(of: id)].names.storage
    let text = files[file(of: id)].names.range(of: decl(id).valueText)
    let name = ProjectIndex.callee(storage, text) ?? text
    guard depth < ProjectIndex.deepestChain, storage[name].allSatisfy({ $0.isPartOfName || $0 == UInt8(ascii: ".") }),
      let value = initialValue(of: id), value.kind == .whole, value.source != ValueFact.none
    else { return .unknown }
    let source = MentionID(file: file(of: id), place: Int(value.source))
    guard let (found, _) = declaration(mention(source), source, depth: depth), found != id else { return .unknown }
    let isGeneric = decl(found).generics.count > 0 || enclosingType(of: found).map { decl(entry($0).decl).generics.count > 0 } == true
    if isGeneric { return .unknown }
    if decl(found).type.isNone { return formOfValue(of: found, depth: depth + 1) }
    let form = form(of: decl(found).type, at: found, isResult: decl(found).kind == .func)
    // What need not be unwrapped is an optional all the same.
    if case .unwrapped(let inner) = form { return .optional(inner) }
    return form
  }

  /// `Theme.dark` is a theme, if that is an enum of the project's with such a case.
  private func formOfCase(_ value: String, of id: DeclID) -> TypeForm {
    let path = value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard path.count > 1, case .type(let type) = table.declared(path.dropLast(), from: Viewpoint(file: file(of: id), decl: place(of: id))),
      entry(type).kind == .enum, decl(entry(type).decl).generics.count == 0,
      let members = globalName(path[path.count - 1]).map({ members(of: type, named: $0) }), members.count == 1,
      let first = members.first, decl(first).kind == .case, decl(first).parameters.count == 0
    else { return .unknown }
    return .nominal(type, arguments: [])
  }

  /// `Date()` and `UIView()` are what they say; with arguments an initializer may fail.
  private func formOfForeign(_ path: [Substring], from view: Viewpoint) -> TypeForm {
    guard path.count == 1, TypeForm.isPlainForeign(path[0]) else { return .unknown }
    let isOwn = globalName(String(path[0])).map { name in
      table.first(name, from: view) != .unknown || !namesakes(name).isEmpty || parameterOwner(name, from: view) != nil
    }
    return isOwn == true ? .unknown : .foreign([String(path[0])], arguments: [])
  }

  /// Calls that give a `String` in any case.
  private static let makersOfTexts = [
    "NSLocalizedString(", "String(describing:", "String(format:", "String(localized:", "String(reflecting:", "String(repeating:",
  ]

  private func namesakes(ofText name: Substring) -> [DeclID] { globalName(String(name)).map { Array(namesakes($0)) } ?? [] }

  /// `Thing(…)` is a thing, unless one of its initializers may fail.
  private func formOfMade(of id: DeclID) -> TypeForm {
    let file = file(of: id)
    let storage = files[file].names.storage
    guard let callee = ProjectIndex.callee(storage, files[file].names.range(of: decl(id).valueText)) else { return .unknown }
    let path = String(decoding: storage[callee], as: UTF8.self).split(separator: ".", omittingEmptySubsequences: false)
    let view = Viewpoint(file: file, decl: place(of: id))
    guard case .type(let type) = table.declared(path.map(String.init), from: view) else {
      let text = text(decl(id).valueText, of: id)
      let isText = ProjectIndex.makersOfTexts.contains { text.hasPrefix($0) } && namesakes(ofText: path[0]).isEmpty
      if isText { return .foreign(["String"], arguments: []) }
      return text.hasSuffix("()") ? formOfForeign(path, from: view) : .unknown
    }
    if entry(type).kind.isAlias || decl(entry(type).decl).generics.count > 0 { return .unknown }
    return mayFail(type, made: text(decl(id).valueText, of: id)) ? .unknown : .nominal(type, arguments: [])
  }

  /// Whether an initializer of the type may give nothing: its own, one that it inherits, or one that nobody wrote.
  private func mayFail(_ type: TypeID, made value: String) -> Bool {
    let initializers = ancestry(of: type).flatMap { members(of: $0, named: names.initializer) }
    if initializers.contains(where: { decl($0).flags.contains(.isFailable) }) { return true }
    switch entry(type).kind {
    case .enum: return value.holds("(rawValue:")
    // Who has one of its own inherits none, unless that is one for convenience.
    case .class where !value.hasSuffix("()"):
      let hasOwn = initializers.contains { !decl($0).has(.convenience) && parent(of: $0).map { decl($0).kind } == .class }
      return !hasOwn && foreignSupers(of: type).contains { name in
        name != "NSObject" && !Catalog.apple.types(named: ContiguousArray(name.utf8)[...]).classes.isEmpty
      }
    default: return false
    }
  }

  // MARK: Property wrappers

  /// What a property wrapper makes of the type of an initial value.
  private enum Wrapping {
    /// Nothing: there is no wrapper, or one that holds whatever it is given.
    case none
    case type(TypeForm)
    case unknown
  }

  /// The property wrapper that says what the variable is.
  func wrapperOfType(of id: DeclID) -> String? {
    guard case .type = wrapping(of: id) else { return nil }
    return attributeNames(of: id).first { name in
      if case .type = wrapping(by: name, hasArguments: false, at: id) { true } else { false }
    }
  }

  private func wrapping(of id: DeclID) -> Wrapping {
    if decl(id).attributes.count == 0 { return .none }
    var found = Wrapping.none
    for attribute in decl(id).attributes(in: files[file(of: id)].lists) {
      let next = wrapping(by: text(attribute.name, of: id), hasArguments: !attribute.arguments.isNone, at: id)
      switch (found, next) {
      case (_, .none): continue
      case (.none, _): found = next
      // A wrapper around another.
      default: return .unknown
      }
    }
    return found
  }

  /// What Apple's frameworks have that holds values of any type.
  private static let plainWrappers: Set<String> = [
    "AppStorage", "Bindable", "GestureState", "ObservedObject", "Published", "SceneStorage", "State", "StateObject", "TaskLocal",
  ]

  private static let plainAttributes: Set<String> = ["GKInspectable", "MainActor", "ObservationIgnored", "ObservationTracked"]

  private func wrapping(by attribute: String, hasArguments: Bool, at id: DeclID) -> Wrapping {
    let path = attribute.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = path.last, let first = last.first else { return .unknown }
    switch table.declared(path, from: Viewpoint(file: file(of: id), decl: place(of: id))) {
    case .ambiguous: return .unknown
    case .type(let type):
      let attributes = attributeNames(of: entry(type).decl)
      if attributes.contains("globalActor") { return .none }
      return attributes.contains("propertyWrapper") ? wrapping(by: type, hasArguments: hasArguments) : .unknown
    case .unknown:
      // The language's own begin with a small letter.
      let isPlain = first.isLowercase || last.hasPrefix("IB") || ProjectIndex.plainAttributes.contains(last)
      return isPlain || ProjectIndex.plainWrappers.contains(last) ? .none : .unknown
    }
  }

  /// A wrapper of the project's own: its `wrappedValue` says what it holds.
  private func wrapping(by type: TypeID, hasArguments: Bool) -> Wrapping {
    let values = globalName("wrappedValue").map { members(of: type, named: $0).filter { !decl($0).isStatic } } ?? []
    guard values.count == 1, let value = values.first, !decl(value).type.isNone else { return .unknown }
    let wrapper = entry(type).decl
    let generics = decl(wrapper).generics
    let held = text(decl(value).type, of: value)
    let parameters = stride(from: generics.indices.lowerBound, to: generics.indices.upperBound, by: 2).map {
      text(files[file(of: wrapper)].lists[$0], of: wrapper)
    }
    if !parameters.contains(held) { return .type(form(of: decl(value).type, at: value)) }
    // Another argument may say what the parameter is, and so may an initializer.
    let isOther = members(of: type, named: names.initializer).contains { takesOther(than: held, $0) }
    return hasArguments || parameters.count > 1 || isOther ? .unknown : .none
  }

  /// Whether a wrapper's initializer is given something else than what is held: `T?`, or a `Double` for `T`.
  private func takesOther(than held: String, _ initializer: DeclID) -> Bool {
    parameters(of: initializer).contains { parameter in
      let type = text(parameter.type, of: initializer)
      return text(parameter.label, of: initializer) == "wrappedValue" && type != held && !type.hasSuffix("()->" + held)
    }
  }
}

extension TypeForm {
  fileprivate var asOptional: TypeForm {
    switch self {
    case .unknown, .optional, .unwrapped: self
    default: .optional(self)
    }
  }
}

extension DeclKind {
  fileprivate var isAlias: Bool { self == .typealias || self == .associatedtype }
}
