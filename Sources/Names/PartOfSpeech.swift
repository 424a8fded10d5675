/// What a word does in a name, as the compiler sees it.
enum PartOfSpeech {
  case preposition
  case verb
  /// A verb with `ing`.
  case gerund
  case other

  init(_ word: CamelCase) {
    guard word.count <= PartOfSpeech.longest else {
      self = .other
      return
    }
    if let key = WordKey(word), let listed = PartOfSpeech.listed[key] {
      self = listed
    } else if PartOfSpeech.isGerund(word) {
      self = .gerund
    } else {
      self = PartOfSpeech.isVerbWithPrefix(word) ? .verb : .other
    }
  }

  /// Longer words are none of these, however many prefixes they have.
  private static let longest = 24

  /// `adding`, `moving`, `cutting`.
  private static func isGerund(_ word: CamelCase) -> Bool {
    guard word.count > 4, word.hasSuffix("ing") else { return false }
    let stem = word.dropping(last: 3)
    if isVerb(stem) || (stem.bytes.last != UInt8(ascii: "e") && isVerb(stem + CamelCase("e"))) { return true }
    return stem.bytes.last == stem.bytes.dropLast().last && isVerb(stem.dropping(last: 1))
  }

  private static func isVerb(_ word: CamelCase) -> Bool { PartOfSpeech(word) == .verb }

  /// `reload`, `deselect`, `autoscroll`.
  private static func isVerbWithPrefix(_ word: CamelCase) -> Bool {
    for prefix in ["auto", "re", "de"] where CamelCase(word.bytes.prefix(prefix.utf8.count)).reads(prefix) {
      return word.count > prefix.utf8.count && isVerb(word.from(word.start + prefix.utf8.count))
    }
    return false
  }

  private static let listed: [WordKey: PartOfSpeech] = {
    var listed: [WordKey: PartOfSpeech] = [:]
    listed.reserveCapacity(1024)
    for word in verbs.split(whereSeparator: \.isWhitespace) { WordKey(CamelCase(word)).map { listed[$0] = .verb } }
    for word in prepositions.split(separator: " ") { WordKey(CamelCase(word)).map { listed[$0] = .preposition } }
    return listed
  }()
}

/// Up to twelve letters as one number, five bits each; capitals count as small letters.
private struct WordKey: Hashable {
  private let bits: UInt64

  init?(_ word: CamelCase) {
    guard word.count <= 12 else { return nil }
    var bits: UInt64 = 0
    for byte in word.bytes {
      let letter = byte.lowercased
      guard letter.isLowercase else { return nil }
      bits = bits << 5 | UInt64(letter - UInt8(ascii: "a") + 1)
    }
    self.bits = bits
  }
}
