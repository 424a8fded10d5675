import Syntax

/// Something that holds in a branch of `#if`, or does not: `DEBUG`, `canImport(UIKit)`, or several together.
struct BranchTerm {
  let tokens: Range<Int>
  let holds: Bool
  /// With `&&` or `||` in it.
  let isCompound: Bool
}

// What a branch of `#if` takes, as a text.
extension FileWork {
  /// More is not kept of a branch, and no longer ones: then nothing is known of the rest.
  private static let mostTerms = 16
  private static let longestTerm = 256

  /// Adds what holds if the condition behind an `#if` or `#elseif` does, or if it does not.
  mutating func addTerms(ofConditionAt index: Int, holds: Bool, to terms: inout ContiguousArray<BranchTerm>) {
    var end = index + 1
    while end < last, !isFirstOnLine(end) { end = max(end + 1, after(end)) }
    // What has more tokens than that is longer, too.
    if end - index > FileWork.longestTerm { return }
    addTerms(index + 1..<end, holds: holds, depth: 0, to: &terms)
  }

  private mutating func addTerms(_ range: Range<Int>, holds: Bool, depth: Int, to terms: inout ContiguousArray<BranchTerm>) {
    if range.isEmpty || terms.count >= FileWork.mostTerms || depth > FileWork.deepestCondition { return }
    let first = range.lowerBound
    var parts = parts(of: range, between: "||")
    let isDisjunction = parts.count > 1
    if !isDisjunction { parts = self.parts(of: range, between: "&&") }
    if parts.count > 1 {
      terms.append(BranchTerm(tokens: range, holds: holds, isCompound: true))
      // Of a disjunction that holds nobody knows which part does.
      if holds != isDisjunction { for part in parts { addTerms(part, holds: holds, depth: depth + 1, to: &terms) } }
    } else if isWord(first, "!") {
      addTerms(first + 1..<range.upperBound, holds: !holds, depth: depth + 1, to: &terms)
    } else if kind(first) == .leftParen, after(first) == range.upperBound {
      addTerms(first + 1..<max(first + 1, range.upperBound - 1), holds: holds, depth: depth + 1, to: &terms)
    } else {
      terms.append(BranchTerm(tokens: range, holds: holds, isCompound: false))
    }
  }

  private mutating func parts(of range: Range<Int>, between sign: StaticString) -> ContiguousArray<Range<Int>> {
    var parts: ContiguousArray<Range<Int>> = []
    var (from, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if isWord(index, sign) {
        parts.append(from..<index)
        from = index + 1
      }
      index = max(index + 1, after(index))
    }
    parts.append(min(from, range.upperBound)..<range.upperBound)
    return parts
  }

  /// The terms, those left out that are too long or too many: each on a line of its own, `!` before one that does not hold.
  mutating func text(of terms: inout ContiguousArray<BranchTerm>) -> Name {
    terms.removeAll { $0.tokens.isEmpty || end($0.tokens.upperBound - 1) - start($0.tokens.lowerBound) > FileWork.longestTerm }
    if terms.count > FileWork.mostTerms { terms.removeLast(terms.count - FileWork.mostTerms) }
    if terms.isEmpty { return .none }
    scratch.removeAll()
    for (place, term) in terms.enumerated() {
      if place > 0 { scratch.append(UInt8(ascii: "\n")) }
      if !term.holds { scratch.append(UInt8(ascii: "!")) }
      if term.isCompound { scratch.append(UInt8(ascii: "(")) }
      appendText(from: term.tokens.lowerBound, start(term.tokens.lowerBound)..<end(term.tokens.upperBound - 1))
      if term.isCompound { scratch.append(UInt8(ascii: ")")) }
    }
    return scratch.name(in: &names)
  }
}
