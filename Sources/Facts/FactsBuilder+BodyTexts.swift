import Syntax

// What bodies have in common: those that do the same in the same words, and those that only hand on.
extension FileWork {
  /// A number for the words, wherever lines break: `self.` and a `return` in front do not count, nor what parameters are called.
  ///
  /// - Parameter range: the tokens between the braces.
  mutating func text(of range: Range<Int>, _ owner: UInt32) -> UInt32 {
    guard !range.isEmpty, end(range.upperBound - 1) - start(range.lowerBound) <= BodyFact.longest else { return 0 }
    readParameterWords(of: owner)
    var index = range.lowerBound + (kind(range.lowerBound) == .return ? 1 : 0)
    var hash: UInt64 = 0
    var isMember = false
    let limit = beforeCoercion(range)
    while index < limit {
      let kind = kind(index)
      if kind == .`self`, self.kind(index + 1) == .period, !isMember {
        (index, isMember) = (index + 2, true)
        continue
      }
      var word = word(at: index, kind)
      if parameterWords.count > 0, !isMember, kind.isName, self.kind(index + 1) != .colon, word != 0 {
        for place in 0..<parameterWords.count where parameterWords[place] == word { word = UInt64(truncatingIfNeeded: place) }
      }
      hash = FileWork.mixed(hash, word)
      isMember = kind == .period
      // The text of a string with interpolations lies between its tokens.
      if kind == .interpolationClose { hash = FileWork.mixed(hash, FileWork.word(bytes.span, end(index)..<start(index + 1))) }
      index += 1
    }
    return UInt32(truncatingIfNeeded: hash &>> 32)
  }

  /// `value as Wide` is the value.
  private mutating func beforeCoercion(_ range: Range<Int>) -> Int {
    for index in range.suffix(FileWork.longestCoercion) where kind(index) == .as && endOfType(index + 1) == range.upperBound {
      return index
    }
    return range.upperBound
  }

  /// Types of more tokens are not looked behind.
  private static let longestCoercion = 5

  @inline(__always)
  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ mixed &>> 29
  }

  @inline(__always)
  private mutating func word(at index: Int, _ kind: TokenKind) -> UInt64 {
    switch kind {
    // Many tokens are one byte that need not be measured.
    case .leftParen, .rightParen, .leftBrace, .rightBrace, .comma, .colon, .period: UInt64(bytes[start(index)])
    default: FileWork.word(bytes.span, start(index)..<end(index))
    }
  }

  /// Up to eight bytes as they are, most words being short, and of more a number for them.
  @inline(__always)
  private static func word(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt64 {
    let raw = unsafe bytes.bytes  // Bytes have no padding.
    if range.count <= 8 { return NameTable.word(raw, range) }
    return UInt64(NameTable.hash(raw, range)) &<< 32 | UInt64(truncatingIfNeeded: range.count)
  }

  /// Of the first parameters, the others are called what they are called.
  private mutating func readParameterWords(of owner: UInt32) {
    parameterWords.removeAll()
    for index in facts.decls[Int(owner)].parameters.indices.prefix(8) {
      parameterWords.append(FileWork.word(names.storage.span, names.range(of: facts.parameters[index].name)))
    }
  }

  // MARK: Handing on

  /// Whether the only statement asks another value for what its own declaration is called, and with what that was given:
  /// `base.show(page)`, `for view in views { view.show(page) }`.
  mutating func handsOn(_ range: Range<Int>, _ owner: UInt32, _ accessor: BodyFact.Accessor) -> Bool {
    if range.count > FileWork.longestHandingOn { return false }
    var end = range.upperBound
    while end > range.lowerBound, kind(end - 1) == .rightBrace { end -= 1 }
    if end - range.lowerBound < 3 { return false }
    if accessor == .set {
      guard isWord(end - 1, "newValue"), kind(end - 2) == .equal else { return false }
      end -= 2
    } else if facts.decls[Int(owner)].kind == .func {
      guard kind(end - 1) == .rightParen, givesParameters(Int(tokens.links[end - 1]), owner) else { return false }
      end = Int(tokens.links[end - 1])
    }
    guard end - range.lowerBound >= 3, kind(end - 1).isName, kind(end - 2) == .period, kind(end - 3) != .`self`, kind(end - 3) != .super
    else { return false }
    return name(at: end - 1) == facts.decls[Int(owner)].name && isPath(range.lowerBound..<end - 2)
  }

  /// Nobody needs more tokens for that; bodies may lie in one another.
  private static let longestHandingOn = 256

  /// Whether the tokens are no more than names, one behind the other, or a loop.
  private mutating func isPath(_ range: Range<Int>) -> Bool {
    range.allSatisfy { index in
      switch kind(index) {
      case .return, .try, .for, .in, .leftBrace, .dollarIdentifier, .period, .postfixQuestion, .exclamation, .`self`: true
      default: kind(index).isName
      }
    }
  }

  /// Whether the arguments are the parameters, in their order and under their labels.
  private mutating func givesParameters(_ paren: Int, _ owner: UInt32) -> Bool {
    let close = Int(tokens.links[paren])
    var index = paren + 1
    for place in facts.decls[Int(owner)].parameters.indices {
      let parameter = facts.parameters[place]
      if place > facts.decls[Int(owner)].parameters.indices.lowerBound {
        guard kind(index) == .comma else { return false }
        index += 1
      }
      if !parameter.label.isNone {
        guard index + 1 < close, name(at: index) == parameter.label, kind(index + 1) == .colon else { return false }
        index += 2
      }
      if kind(index) == .prefixAmpersand { index += 1 }
      guard index < close, kind(index).isName, name(at: index) == parameter.name else { return false }
      index += 1
    }
    return index == close
  }
}
