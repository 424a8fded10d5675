import Facts
import Syntax

// What a stub says where its words stand elsewhere.
extension ProjectIndex {
  /// The message of a trap; of a constant that it names, as `fatalError(Self.abstract)` does, what that holds.
  public func words(of trap: TrapBody, in id: DeclID) -> String {
    let text = text(trap.message, of: id)
    guard text.holds("\\(") else { return text }
    let pieces = text.split(separator: "\\(", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: String(pieces[0])) { words, piece in
      let path = piece.prefix { $0 != ")" }
      if path.endIndex < piece.endIndex, let constant = constant(named: path, seenFrom: id) {
        words += constant + piece[path.endIndex...].dropFirst()
      } else {
        words += "\\(" + piece
      }
    }
  }

  /// The text of the only constant of the name that belongs to no value: `abstract`, `Self.abstract`.
  private func constant(named path: Substring, seenFrom id: DeclID) -> String? {
    guard let word = path.split(separator: ".").last, let name = globalName(String(word)),
      !parameters(of: id).contains(where: { global($0.name, of: id) == name })
    else { return nil }
    let namesakes = namesakes(name)
    guard namesakes.count == 1, let only = namesakes.first, decl(only).kind == .let, decl(only).isStatic || parent(of: only) == nil else {
      return nil
    }
    let value = text(decl(only).valueText, of: only)
    guard decl(only).value == .literal, value.count > 2, value.hasPrefix("\""), value.hasSuffix("\"") else { return nil }
    return String(value.dropFirst().dropLast())
  }
}
