import Syntax

// Strings by which calls find something while the program runs.
extension FileWork {
  /// Reads the string of a call like `Selector("…")` or `value(forKey: "…")`, if it is all of its argument.
  ///
  /// - Parameter paren: the call's parenthesis; its mention is the next.
  mutating func readLookup(_ callee: Name, _ paren: Int) {
    switch callee {
    case KnownWords.selectorType, KnownWords.selectorFromString, KnownWords.classFromString: readLookup(at: paren + 1)
    case KnownWords.value, KnownWords.setValue:
      let close = Int(tokens.links[paren])
      var index = paren + 1
      while index < close {
        if kind(index + 1) == .colon, isWord(index, "forKey") || isWord(index, "forKeyPath") { readLookup(at: index + 2) }
        index = max(index + 1, after(index))
      }
    default: break
    }
  }

  /// A string in parentheses is the string.
  private mutating func readLookup(at start: Int) {
    var index = start
    while kind(index) == .leftParen { index += 1 }
    let end = kind(index + 1)
    guard kind(index) == .string, end == .rightParen || end == .comma else { return }
    let range = withoutQuotes(self.start(index)..<self.end(index))
    facts.lookups.append(
      LookupFact(
        text: names.intern(bytes, range), mention: UInt32(truncatingIfNeeded: mentions.count),
        offset: UInt32(truncatingIfNeeded: range.lowerBound)))
  }
}
