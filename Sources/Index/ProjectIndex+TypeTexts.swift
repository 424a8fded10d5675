import Facts
import Syntax

// Types in messages.
extension ProjectIndex {
  /// What two declarations give, or take at a place of their parameters, as people write it: with the types around a type
  /// where both would read the same.
  public func typeTexts(_ left: DeclID, _ right: DeclID, at parameter: Int?) -> (left: String, right: String) {
    let texts = [left, right].map { typeText(of: $0, at: parameter) }
    if texts[0] != texts[1] { return (texts[0], texts[1]) }
    let forms = [left, right].map { id in parameter.map { form(of: self.parameter($0, of: id).type, at: id) } ?? result(of: id) }
    for isWhole in [false, true] {
      let long = forms.compactMap { spelled($0, withModules: isWhole) }
      if long.count == 2, long[0] != long[1] { return (long[0], long[1]) }
    }
    return (texts[0], texts[1])
  }

  /// What a declaration gives, or takes at a place of its parameters; of a variable what its value shows.
  public func typeText(of id: DeclID, at place: Int? = nil) -> String {
    if let place {
      let parameter = parameter(place, of: id)
      return TypeSpacing.spaced(text(parameter.type, of: id)) + (parameter.isVariadic ? "..." : "")
    }
    let fact = decl(id)
    if !fact.type.isNone { return TypeSpacing.spaced(text(fact.type, of: id)) }
    return fact.kind == .func ? "Void" : spelled(result(of: id), withModules: false) ?? ""
  }

  /// What gives a variable its type where that is not written: `= 120`, or `@Wrapper`.
  public func sourceOfType(of id: DeclID) -> String? {
    let fact = decl(id)
    guard fact.type.isNone, fact.kind == .var || fact.kind == .let else { return nil }
    if let wrapper = wrapperOfType(of: id) { return "@" + wrapper }
    let value = text(fact.valueText, of: id)
    if fact.value == .call { return "= \(value.prefix { $0 != "(" })(\(value.hasSuffix("()") ? "" : "…"))" }
    if value.hasPrefix("[") { return "= […]" }
    return value.isEmpty || value.count > 24 || value.contains("\n") ? nil : "= " + value
  }

  /// `nil` for what has more in it than names.
  private func spelled(_ form: TypeForm, withModules: Bool) -> String? {
    switch form {
    case .nominal(let type, let arguments): spelled(name(of: type, withModule: withModules), arguments, withModules)
    case .foreign(["Array"], let arguments) where arguments.count == 1: spelled(arguments[0], withModules: withModules).map { "[\($0)]" }
    case .foreign(["Dictionary"], let arguments) where arguments.count == 2:
      spelled(arguments[0], withModules: withModules).flatMap { key in
        spelled(arguments[1], withModules: withModules).map { "[\(key): \($0)]" }
      }
    case .foreign(let path, let arguments): spelled(path.joined(separator: "."), arguments, withModules)
    case .optional(let wrapped): spelled(wrapped, withModules: withModules).map { $0 + "?" }
    case .unwrapped(let wrapped): spelled(wrapped, withModules: withModules).map { $0 + "!" }
    default: nil
    }
  }

  private func spelled(_ name: String, _ arguments: [TypeForm], _ withModules: Bool) -> String? {
    if arguments.isEmpty { return name }
    let texts = arguments.compactMap { spelled($0, withModules: withModules) }
    return texts.count == arguments.count ? "\(name)<\(texts.joined(separator: ", "))>" : nil
  }

  /// `Outer.Inner`
  private func name(of type: TypeID, withModule: Bool) -> String {
    var parts: [String] = []
    var next: DeclID? = entry(type).decl
    while let id = next {
      parts.append(name(of: id))
      next = parent(of: id)
    }
    if withModule { parts.append(layout.modules[layout.moduleOfFile[entry(type).file]].symbolName) }
    return parts.reversed().joined(separator: ".")
  }
}
