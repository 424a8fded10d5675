import Syntax

// Variables that one pattern declares together: `let (a, b): (Int, String)`.
extension FileWork {
  /// Whether the name stands in parentheses: behind any other its type begins.
  func isInTuple(_ decl: Decl) -> Bool {
    guard decl.kind == .let || decl.kind == .var else { return false }
    let behind = kind(Int(decl.name) + 1)
    return behind == .comma || behind == .rightParen
  }

  /// What the type of all says of one of the names; nothing where a label or a pattern in the pattern makes it another place.
  mutating func typeInTuple(_ name: Int, _ part: Part) -> Name {
    guard let place = placeInTuple(name) else { return .none }
    let (first, end) = (Int(part.token), Int(part.end))
    if place.isOnly { return typeText(from: first, Int(part.start)..<end) }
    guard kind(first) == .leftParen, self.end(after(first) - 1) >= end else { return .none }
    let close = after(first) - 1
    var index = first + 1
    for number in 0... {
      // A label of the type's own says nothing of the name.
      if kind(index).isLabel, kind(index + 1) == .colon { index += 2 }
      let start = index
      index = endOfType(start)
      guard index > start, index <= close, kind(index) == .comma || index == close else { return .none }
      if number == place.number { return typeText(from: start, self.start(start)..<self.end(index - 1)) }
      if index == close { return .none }
      index += 1
    }
    return .none
  }

  /// The name's place in `(a, _, b)`; `nil` where the parentheses hold anything but names.
  private mutating func placeInTuple(_ name: Int) -> (number: Int, isOnly: Bool)? {
    var open = name - 1
    while open > 0, kind(open) == .comma || kind(open) == .wildcard || kind(open).isName { open -= 1 }
    guard kind(open) == .leftParen else { return nil }
    let close = after(open) - 1
    guard kind(close + 1) == .colon else { return nil }
    var (number, count) = (0, 1)
    for index in open + 1..<close {
      switch kind(index) {
      case .comma:
        count += 1
        if index < name { number += 1 }
      case .wildcard: break
      default: if !kind(index).isName { return nil }
      }
    }
    return (number, count == 1)
  }
}
