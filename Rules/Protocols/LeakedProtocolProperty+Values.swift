import Facts
import Index

// What the conforming types' properties start with.
extension LeakedProtocolProperty {
  /// What the property starts with: `Queue.init()` is `Queue()`, and so is `.init()` where that type is written.
  func value(of witness: DeclID, _ index: ProjectIndex) -> String {
    let fact = index.decl(witness)
    let (value, type) = (index.text(fact.valueText, of: witness), index.text(fact.type, of: witness))
    let callee = value.prefix { $0 != "(" }
    guard callee.hasSuffix(".init") else { return isCase(value) ? "." + value.split(separator: ".")[1] : value }
    let made = callee.dropLast(".init".utf8.count)
    return (made.isEmpty ? type : String(made)) + value[callee.endIndex...]
  }

  /// `Phase.idle`, which is `.idle` where the type is written.
  private func isCase(_ value: String) -> Bool {
    let path = value.split(separator: ".", omittingEmptySubsequences: false)
    return path.count == 2 && path.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
      && path[0].first?.isUppercase == true && path[1].first?.isLowercase == true
  }

  /// Whether a call gives what there is already, and makes nothing: `resolve(\.clock)`, `Services.shared.clock()`.
  func isLookUp(_ value: String) -> Bool {
    let path = value.prefix { $0 != "(" }.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = path.first?.first, first.isLetter || first == "_" else { return false }
    return !first.isUppercase || path.dropFirst().contains { Self.givers.contains($0) }
  }

  private static let givers: Set<Substring> = ["current", "default", "global", "instance", "main", "resolve", "shared", "standard"]

  /// `Parts<Dial>(of: self)` is `Parts(of: self)`.
  func withoutGenericArguments(_ text: String) -> String {
    guard let open = text.firstIndex(where: { $0 == "<" || $0 == "(" }), text[open] == "<" else { return text }
    var depth = 0
    for index in text[open...].indices {
      if text[index] == "<" { depth += 1 }
      if text[index] == ">" { depth -= 1 }
      if depth == 0 { return String(text[..<open] + text[text.index(after: index)...]) }
    }
    return text
  }
}
