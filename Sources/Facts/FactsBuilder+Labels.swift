import Syntax

// Labels of arguments.
extension FileWork {
  /// `(_:animated:)` of the arguments in the parentheses.
  mutating func callLabels(_ paren: Int) -> Name {
    let close = Int(tokens.links[paren])
    if close <= paren + 1 { return KnownWords.noLabels }
    var index = paren + 1
    var count = 0
    while index < close, !isLabeled(index) {
      count += 1
      index = nextArgument(index, close)
    }
    return index < close ? writtenLabels(paren, close) : KnownWords.unlabeled(count) ?? writtenLabels(paren, close)
  }

  private mutating func writtenLabels(_ paren: Int, _ close: Int) -> Name {
    let bytes = bytes
    scratch.removeAll()
    scratch.append(UInt8(ascii: "("))
    var index = paren + 1
    while index < close {
      if isLabeled(index) {
        scratch.append(bytes.span, start(index)..<end(index))
      } else {
        scratch.append(UInt8(ascii: "_"))
      }
      scratch.append(UInt8(ascii: ":"))
      index = nextArgument(index, close)
    }
    scratch.append(UInt8(ascii: ")"))
    return scratch.name(in: &names)
  }

  @inline(__always)
  private func isLabeled(_ index: Int) -> Bool { kind(index + 1) == .colon && kind(index).isLabel }

  /// The token behind the argument's comma.
  private mutating func nextArgument(_ first: Int, _ close: Int) -> Int {
    var index = first
    while index < close {
      if kind(index) == .comma { return index + 1 }
      index = max(index + 1, after(index))
    }
    return index
  }

  mutating func compoundLabels(_ paren: Int) -> Name {
    let close = min(Int(tokens.links[paren]) + 1, last)
    return text(from: paren, start(paren)..<start(close - 1) + 1)
  }

  /// Nothing but labels: `handle(_:for:)`.
  mutating func isCompoundName(_ paren: Int) -> Bool {
    let close = Int(tokens.links[paren])
    var index = paren + 1
    if index >= close { return false }
    while index < close {
      guard kind(index).isLabel else { return false }
      index += 1
      if kind(index) == .colonColon {
        index += 1
        continue
      }
      guard kind(index) == .colon else { return false }
      index += 1
    }
    return true
  }
}
