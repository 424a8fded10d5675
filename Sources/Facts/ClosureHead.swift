import Syntax

/// What stands before the `in` of a closure.
struct ClosureHead {
  /// `[weak self]`, or nothing.
  let captures: Range<Int>
  /// With parentheses or without.
  let parameters: Range<Int>
  /// The type behind the arrow, or nothing.
  let result: Range<Int>
  /// The token `in`.
  let end: Int
}

extension FileWork {
  /// The head of the closure that begins at the cursor, behind its brace; `nil` if it has none.
  mutating func closureHead() -> ClosureHead? {
    var index = at
    while kind(index) == .at { index = endOfAttribute(index) }
    let captures = index
    if kind(index) == .leftSquare { index = after(index) }
    let parameters = index
    if kind(index) == .leftParen {
      index = after(index)
    } else {
      while kind(index).isName || kind(index) == .wildcard, kind(index + 1) == .comma { index += 2 }
      if kind(index).isName || kind(index) == .wildcard { index += 1 }
    }
    let effects = index
    while kind(index) == .async || kind(index) == .throws {
      index = kind(index + 1) == .leftParen ? after(index + 1) : index + 1
    }
    var result = index..<index
    if kind(index) == .arrow {
      index = endOfType(index + 1)
      result = result.upperBound + 1..<index
    }
    guard kind(index) == .in, index < walkEnd else { return nil }
    return ClosureHead(captures: captures..<parameters, parameters: parameters..<effects, result: result, end: index)
  }
}
