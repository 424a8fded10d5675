/// A name made of words that capital letters begin: a piece of a selector, a label, what a type is called.
///
/// It is a stretch of bytes; places in it are those of the bytes it was cut from.
struct CamelCase: Equatable, Sendable {
  let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  init(_ text: some StringProtocol) { bytes = Array(text.utf8)[...] }

  var start: Int { bytes.startIndex }
  var end: Int { bytes.endIndex }
  var count: Int { bytes.count }
  var isEmpty: Bool { bytes.isEmpty }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  func upTo(_ place: Int) -> CamelCase { CamelCase(bytes[start..<place]) }
  func from(_ place: Int) -> CamelCase { CamelCase(bytes[place..<end]) }
  func dropping(last count: Int) -> CamelCase { CamelCase(bytes.dropLast(count)) }

  /// The same bytes, but for the case of the first.
  func reads(_ word: String) -> Bool {
    let other = word.utf8
    guard let first = bytes.first, count == other.count, let otherFirst = other.first else { return false }
    return first.lowercased == otherFirst.lowercased && bytes.dropFirst().elementsEqual(other.dropFirst())
  }

  static func == (name: CamelCase, text: String) -> Bool { name.bytes.elementsEqual(text.utf8) }

  func hasSuffix(_ text: String) -> Bool { bytes.suffix(text.utf8.count).elementsEqual(text.utf8) }
  func hasPrefix(_ text: String) -> Bool { bytes.starts(with: text.utf8) }
}

// Words.
extension CamelCase {
  var firstWord: CamelCase { isEmpty ? self : upTo(wordEnd(from: start)) }
  var lastWord: CamelCase { isEmpty ? self : from(wordStart(before: end)) }

  /// The word that ends at `place`, which is not the start.
  func word(before place: Int) -> CamelCase { CamelCase(bytes[wordStart(before: place)..<place]) }

  /// The word that begins at `place`, which is not the end.
  func word(from place: Int) -> CamelCase { CamelCase(bytes[place..<wordEnd(from: place)]) }

  /// Where the word that begins at `place` ends. An acronym is a word and keeps the `s` of its plural; so is a `_`.
  func wordEnd(from place: Int) -> Int {
    if bytes[place] == UInt8(ascii: "_") { return place + 1 }
    var last = place
    while last < end, bytes[last].isUppercase { last += 1 }
    guard last - place > 1 else {
      while last < end, !bytes[last].isUppercase, bytes[last] != UInt8(ascii: "_") { last += 1 }
      return last
    }
    var small = last
    while small < end, bytes[small].isLowercase { small += 1 }
    if last == end || (isPlural(last..<small) && !CamelCase(bytes[last - 1..<small]).reads("Is")) { return small }
    return bytes[last].isLowercase ? last - 1 : last
  }

  /// Where the word that ends at `place` begins.
  func wordStart(before place: Int) -> Int {
    var first = startOfSmallLetters(before: place)
    var wordEnd = place
    if first > start, isPlural(first..<place) {
      wordEnd = first
      first = startOfSmallLetters(before: first)
    }
    if first < wordEnd {
      guard first > start, bytes[first].isLowercase, bytes[first - 1] != UInt8(ascii: "_") else { return first }
      return first - 1
    }
    if bytes[first - 1] == UInt8(ascii: "_") { return first - 1 }
    while first > start, bytes[first - 1].isUppercase { first -= 1 }
    return first
  }

  private func startOfSmallLetters(before place: Int) -> Int {
    var first = place
    while first > start, !bytes[first - 1].isUppercase, bytes[first - 1] != UInt8(ascii: "_") { first -= 1 }
    return first
  }

  private func isPlural(_ range: Range<Int>) -> Bool {
    switch range.count {
    case 1...3: CamelCase.plurals.contains { bytes[range].elementsEqual($0.utf8) }
    default: false
    }
  }

  private static let plurals = ["s", "es", "ies"]
}

// What a name becomes in Swift.
extension CamelCase {
  /// `Name` becomes `name`, `URLForKey` becomes `urlForKey`, `UTF8Text` becomes `utf8Text`.
  var withSmallInitial: CamelCase {
    guard let first = bytes.first, first.isUppercase else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var place = start
    while place < end {
      let next = place + 1
      if next < end, !bytes[next].isUppercase {
        let endsAcronym = place == start || !bytes[next].isLowercase || isPlural(next..<wordEnd(from: next))
        if endsAcronym {
          result.append(bytes[place].lowercased)
          place = next
        }
        break
      }
      result.append(bytes[place].lowercased)
      place = next
    }
    result += bytes[place...]
    return CamelCase(result[...])
  }

  /// `Name` becomes `name`, but an acronym stays as it is.
  var withSmallWord: CamelCase {
    guard let first = bytes.first, first.isUppercase, !(count > 1 && bytes[start + 1].isUppercase) else { return self }
    return CamelCase(([first.lowercased] + bytes.dropFirst())[...])
  }

  /// One name after the other, the second with a capital.
  func followed(by name: CamelCase) -> CamelCase {
    guard let first = name.bytes.first else { return self }
    return CamelCase((bytes + [first.uppercased] + name.bytes.dropFirst())[...])
  }

  /// Both texts as they are.
  static func + (left: CamelCase, right: CamelCase) -> CamelCase { CamelCase((Array(left.bytes) + right.bytes)[...]) }
}

// Letters of the alphabet that names are written in; others have no case.
extension UInt8 {
  var isUppercase: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
  var isLowercase: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
  var lowercased: UInt8 { isUppercase ? self + 0x20 : self }
  var uppercased: UInt8 { isLowercase ? self - 0x20 : self }
}
