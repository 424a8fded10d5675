import Facts
import Syntax

// Types that nobody wrote: a variable has that of its initial value.
extension ProjectIndex {
  /// The type of a variable that has none written, as far as its initial value shows it.
  func formOfValue(of id: DeclID) -> TypeForm {
    let fact = decl(id)
    let value = text(fact.valueText, of: id)
    switch fact.value {
    case .literal:
      if value == "true" || value == "false" { return .foreign(["Bool"], arguments: []) }
      if value.drop(while: { $0 == "#" }).first == "\"" { return .foreign(["String"], arguments: []) }
      return ProjectIndex.typeOfNumber(value).map { .foreign([$0], arguments: []) } ?? .unknown
    case .call: return formOfMade(of: id)
    default: return .unknown
    }
  }

  /// `12` and `-1_000`, `0.5` and `1e-9`; `0x1F` may be anything.
  private static func typeOfNumber(_ text: String) -> String? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) || character == "_" }
    guard let first = digits.first, isDigit(first) else { return nil }
    if digits.allSatisfy(isDigit) { return "Int" }
    return digits.allSatisfy { isDigit($0) || ".eE+-".contains($0) } ? "Double" : nil
  }

  /// `Thing(…)` is a thing, unless one of its initializers may fail.
  private func formOfMade(of id: DeclID) -> TypeForm {
    let file = file(of: id)
    let storage = files[file].names.storage
    guard let callee = ProjectIndex.callee(storage, files[file].names.range(of: decl(id).valueText)) else { return .unknown }
    let path = String(decoding: storage[callee], as: UTF8.self).split(separator: ".", omittingEmptySubsequences: false)
    guard case .type(let type) = table.declared(path.map(String.init), from: Viewpoint(file: file, decl: place(of: id))),
      !entry(type).kind.isAlias, decl(entry(type).decl).generics.count == 0
    else { return .unknown }
    let mayFail = members(of: type, named: names.initializer).contains { decl($0).flags.contains(.isFailable) }
    return mayFail ? .unknown : .nominal(type, arguments: [])
  }
}

extension DeclKind {
  fileprivate var isAlias: Bool { self == .typealias || self == .associatedtype }
}
