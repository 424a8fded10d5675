import Syntax

// What literals are of, where nothing else is said.
extension ProjectIndex {
  static func typeOfLiteral(_ text: String) -> String? {
    if text == "true" || text == "false" { return "Bool" }
    return text.drop { $0 == "#" }.first == "\"" ? "String" : typeOfNumber(text)
  }

  /// `["a", "b"]` and `["a": 1]`: of literals alone, and of one kind.
  static func typeOfCollection(_ text: String) -> TypeForm {
    guard text.hasSuffix("]"), let parts = elements(text.dropFirst().dropLast()), let first = parts.first else { return .unknown }
    let columns = first.indices.map { column in Set(parts.map { $0.count == first.count ? typeOfLiteral($0[column]) : nil }) }
    let types = columns.compactMap { $0.count == 1 ? $0.first ?? nil : nil }
    guard types.count == columns.count else { return .unknown }
    let arguments = types.map { TypeForm.foreign([$0], arguments: []) }
    return .foreign([arguments.count == 2 ? "Dictionary" : "Array"], arguments: arguments)
  }

  /// Each with its key, if it has one; nothing where what stands there is no plain literal.
  private static func elements(_ text: Substring) -> [[String]]? {
    var (elements, isInString) = ([[""]], false)
    for character in text {
      let row = elements.count - 1
      if isInString || !",: ".contains(character) {
        elements[row][elements[row].count - 1].append(character)
      } else if character == "," {
        elements.append([""])
      } else if character == ":" {
        elements[row].append("")
      }
      if character == "\"" { isInString.toggle() }
    }
    // Behind the last there may be a comma.
    if elements.last == [""] { elements.removeLast() }
    let arePlain = elements.joined().allSatisfy { part in
      let quotes = part.count { $0 == "\"" }
      return !part.contains("\\") && (quotes == 0 || quotes == 2 && part.first == "\"" && part.last == "\"")
    }
    return arePlain && elements.allSatisfy { $0.count <= 2 } ? elements : nil
  }

  /// `12` and `-1_000`, `0.5` and `1e-9`; `0x1F` may be anything.
  private static func typeOfNumber(_ text: String) -> String? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) || character == "_" }
    guard let first = digits.first, isDigit(first) else { return nil }
    if digits.allSatisfy(isDigit) { return "Int" }
    return digits.allSatisfy { isDigit($0) || ".eE+-".contains($0) } ? "Double" : nil
  }

  /// `60 * 60` and `0.5 / 2`: of literals alone, and of nothing that anybody may have declared an operator for.
  static func typeOfSum(_ text: String) -> String? {
    guard text.allSatisfy({ $0.isNumber || "._ +-*/%()".contains($0) }), !text.holds("..") else { return nil }
    let types = text.split { " +-*/%()".contains($0) }.map { typeOfNumber(String($0)) }
    if types.isEmpty || types.contains(nil) { return nil }
    return types.contains("Double") ? "Double" : "Int"
  }
}
