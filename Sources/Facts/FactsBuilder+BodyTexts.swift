import Syntax

// What bodies have in common that do the same in the same words.
extension FileWork {
  /// A number for the words, wherever lines break: `self.` and a `return` in front do not count, nor what parameters are called.
  ///
  /// - Parameter range: the tokens between the braces.
  mutating func text(of range: Range<Int>, _ owner: UInt32) -> UInt32 {
    guard !range.isEmpty, end(range.upperBound - 1) - start(range.lowerBound) <= BodyFact.longest else { return 0 }
    let parameters = parameterHashes(owner)
    var index = range.lowerBound + (kind(range.lowerBound) == .return ? 1 : 0)
    var hash: UInt64 = 0
    var isMember = false
    while index < range.upperBound {
      if kind(index) == .`self`, kind(index + 1) == .period, !isMember {
        (index, isMember) = (index + 2, true)
        continue
      }
      var word = self.hash(start(index)..<end(index))
      if !isMember, kind(index).isName, kind(index + 1) != .colon, word != 0 {
        for place in parameters.indices where parameters[place] == word { word = UInt32(place) }
      }
      hash = FileWork.mixed(hash, word)
      isMember = kind(index) == .period
      // The text of a string with interpolations lies between its tokens.
      if kind(index) == .interpolationClose { hash = FileWork.mixed(hash, self.hash(end(index)..<start(index + 1))) }
      index += 1
    }
    return UInt32(truncatingIfNeeded: hash &>> 32)
  }

  private static func mixed(_ hash: UInt64, _ word: UInt32) -> UInt64 {
    let mixed = (hash ^ UInt64(word)) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ mixed &>> 29
  }

  private mutating func hash(_ range: Range<Int>) -> UInt32 {
    // Bytes have no padding.
    unsafe range.isEmpty ? 0 : NameTable.hash(bytes.span.bytes, range)
  }

  /// Of the first parameters, the others are called what they are called.
  private mutating func parameterHashes(_ owner: UInt32) -> SIMD8<UInt32> {
    var hashes = SIMD8<UInt32>()
    for (place, index) in zip(hashes.indices, facts.decls[Int(owner)].parameters.indices) {
      let range = names.range(of: facts.parameters[index].name)
      // Bytes have no padding.
      hashes[place] = unsafe range.isEmpty ? 0 : NameTable.hash(names.storage.span.bytes, range)
    }
    return hashes
  }
}
