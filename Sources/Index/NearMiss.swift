import Syntax

/// What keeps a member from being the one that is required.
public enum NearMiss: Equatable, Sendable {
  /// The only parameter of another type, by its place.
  case parameter(Int)
  /// A function's result or a variable's type.
  case result
  /// The only parameter with another label.
  case label(Int)
  case setter
  case throwing, async, mutating
  /// Other errors than those that are allowed.
  case errors
  /// All but a letter of its own name.
  case name
}

extension NearMiss {
  public var isLabel: Bool { if case .label = self { true } else { false } }

  /// Whether two words are one but for a letter or two.
  public static func isSlip(_ left: String, _ right: String) -> Bool {
    let length = max(left.utf8.count, right.utf8.count)
    if length == 0 || abs(left.utf8.count - right.utf8.count) > 2 { return false }
    // Short words are soon another word.
    return areNear(left, right, length > 6 ? 2 : length > 3 ? 1 : 0)
  }

  /// The same of labels: a whole word that is another one makes another label, `leftItem` and `rightItem`, and so does the
  /// beginning of a word, `include` and `exclude`.
  public static func isSlipOfLabel(_ label: String, of wanted: String) -> Bool {
    if isSwapped(label, wanted) { return true }
    let (one, other) = (words(label[...]), words(wanted[...]))
    if one.count != other.count { return isSlipOfWord(label, wanted) }
    return zip(one, other).allSatisfy { isSlipOfWord(String($0), String($1)) || one.count > 1 && hasLostLetter($0, of: $1) }
  }

  /// Whether two letters next to each other have changed places, in a label that is long enough to know it again.
  private static func isSwapped(_ label: String, _ wanted: String) -> Bool {
    let (one, other) = (Array(label.lowercased().utf8), Array(wanted.lowercased().utf8))
    guard one.count == other.count, one.count > 4, let first = one.indices.first(where: { one[$0] != other[$0] }), first + 1 < one.count
    else { return false }
    return one[first] == other[first + 1] && one[first + 1] == other[first] && one[(first + 2)...] == other[(first + 2)...]
  }

  /// Whether a short word lacks a letter, but not the first, with which another word would begin: `aIndex` of `atIndex`.
  private static func hasLostLetter(_ word: Substring, of wanted: Substring) -> Bool {
    wanted.utf8.count < 4 && word.utf8.count + 1 == wanted.utf8.count && word.utf8.first == wanted.utf8.first
      && areNear(String(word), String(wanted), 1)
  }

  private static func isSlipOfWord(_ left: String, _ right: String) -> Bool {
    if left.lowercased() == right.lowercased() { return true }
    // Two letters get lost, and seldom the first; to become two others is what they do in other words.
    let isLonger = left.utf8.first == right.utf8.first && left.utf8.count != right.utf8.count
    return isSlip(left, right) && (isLonger || areNear(left, right, 1))
  }

  /// Whether a letter makes one word the other.
  static func isLetterAway(_ left: String, _ right: String) -> Bool { areNear(left, right, 1) }

  private static func areNear(_ left: String, _ right: String, _ most: Int) -> Bool {
    var (left, right) = (left, right)
    return left.withUTF8 { left in
      // Both are looked at within the calls only.
      right.withUTF8 { right in unsafe isNear(left.span, 0, right.span, 0, most) }
    }
  }

  /// Whether so many letters put in, left out, changed, or swapped with the next make one text the other, from the places on.
  /// Letters that are the same at the beginning stay.
  private static func isNear(_ left: Span<UInt8>, _ from: Int, _ right: Span<UInt8>, _ start: Int, _ most: Int) -> Bool {
    var (from, start) = (from, start)
    if abs((left.count - from) - (right.count - start)) > most { return false }
    while from < left.count, start < right.count, left[from] == right[start] { (from, start) = (from + 1, start + 1) }
    if from == left.count || start == right.count { return left.count - from + right.count - start <= most }
    if most == 0 { return false }
    if isNear(left, from + 1, right, start + 1, most - 1) || isNear(left, from + 1, right, start, most - 1)
      || isNear(left, from, right, start + 1, most - 1)
    {
      return true
    }
    return from + 1 < left.count && start + 1 < right.count && left[from + 1] == right[start] && left[from] == right[start + 1]
      && isNear(left, from + 2, right, start + 2, most - 1)
  }

  /// Whether two names are one but for a letter, and that does not make them another: `rowsLoaded` of `rowsLoaded2`, `getPage` of
  /// `setPage`.
  static func isTypo(_ left: String, _ right: String) -> Bool {
    if left == right || abs(left.utf8.count - right.utf8.count) > 1 { return false }
    if left.lowercased() == right.lowercased() { return true }
    let (one, other) = (words(left[...]), words(right[...]))
    guard one.count == other.count, areNear(left, right, 1) else { return false }
    return zip(one, other).allSatisfy { one, other in
      // Short words are soon another word, and endings make another form.
      one == other || min(one.utf8.count, other.utf8.count) > 3 && !isOtherForm(one, other)
    }
  }

  /// `page` and `pages`, `load` and `loaded`, `step1` and `step2`.
  private static func isOtherForm(_ one: Substring, _ other: Substring) -> Bool {
    if one.contains(where: \.isNumber) || other.contains(where: \.isNumber) { return true }
    let (short, long) = one.utf8.count < other.utf8.count ? (one, other) : (other, one)
    return short.utf8.count < long.utf8.count && long.hasPrefix(short) && ["s", "d"].contains(long.last)
  }

  /// Whether one label has some of the other's words, in their order, and no other: `decelerate` of `willDecelerate`.
  public static func leavesWordsOut(_ left: String, _ right: String) -> Bool {
    if !mayLeaveOut(left.utf8, right.utf8) { return false }
    let (one, other) = (words(left[...]), words(right[...]))
    let (few, many) = one.count < other.count ? (one, other) : (other, one)
    guard few.count < many.count else { return false }
    var rest = many[...]
    for word in few {
      guard let place = rest.firstIndex(where: { isSame($0, word) }) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  /// Whether a label says nothing but how its argument belongs to the others.
  static func isPreposition(_ label: String) -> Bool { prepositions.contains(label[...]) }

  private static let prepositions: Set<Substring> = ["and", "as", "at", "by", "for", "from", "in", "of", "on", "to", "with"]

  /// Whether all that the label leaves out is a small word before the others: `dismissed` of `forDismissed`.
  static func lacksPreposition(_ label: String, _ wanted: String) -> Bool {
    let rest = words(wanted[...])
    guard let first = rest.first, prepositions.contains(first) else { return false }
    return isSame(wanted.dropFirst(first.count), label[...])
  }

  /// Whether one of several words is another one, as `Item` of `didSelectItemAt`, and one says when: that is another method.
  ///
  /// - Parameter isAlone: No other label tells which method is meant.
  static func replacesWord(_ left: String, _ right: String, isAlone: Bool) -> Bool {
    let (one, other) = (words(left[...]), words(right[...]))
    guard one.count == other.count else { return false }
    let others = zip(one, other).filter { !isSame($0, $1) }
    let tells = zip(one, other).contains { isSame($0, $1) && $0.utf8.count > (isAlone ? 3 : 0) }
    return tells && others.count == 1 && !(isMoment(others[0].0) && isMoment(others[0].1))
  }

  private static func isMoment(_ word: Substring) -> Bool { ["will", "did", "should", "can"].contains(word.lowercased()) }

  /// Whether the label is the wanted one but for letters, for words that it leaves out, or for one that is another.
  static func isNearly(_ label: String, _ wanted: String) -> Bool {
    if label == wanted || isSlip(label, wanted) { return true }
    let isShorter = label.utf8.count < wanted.utf8.count && leavesWordsOut(label, wanted) && beginAlike(label, wanted)
    return isShorter || replacesWord(label, wanted, isAlone: false)
  }

  /// Whether one is the other and a word more: `scrollViewDidScrollUp`.
  static func addsWord(_ left: String, _ right: String) -> Bool {
    let (short, long) = left.utf8.count < right.utf8.count ? (left, right) : (right, left)
    return long.hasPrefix(short) && long.utf8.dropFirst(short.utf8.count).first?.isUppercase == true
  }

  /// Whether the longer text has the letters of the shorter one, in their order: to see that takes less than to find words.
  private static func mayLeaveOut(_ one: String.UTF8View, _ other: String.UTF8View) -> Bool {
    let (few, many) = one.count < other.count ? (one, other) : (other, one)
    var rest = many[...]
    for letter in few {
      guard let place = rest.firstIndex(where: { $0 | 0x20 == letter | 0x20 }) else { return false }
      rest = rest[rest.index(after: place)...]
    }
    return true
  }

  /// Whether the first words are the same.
  static func beginAlike(_ left: String, _ right: String) -> Bool {
    words(left[...]).first.flatMap { one in words(right[...]).first.map { isSame(one, $0) } } ?? false
  }

  /// Small and capital letters, which differ in one bit, are the same.
  private static func isSame(_ one: Substring, _ other: Substring) -> Bool {
    one.utf8.count == other.utf8.count && zip(one.utf8, other.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }

  /// The words of a name: `child`, `URL` and `Request` of `childURLRequest`.
  public static func words(_ name: Substring) -> [Substring] {
    func isSmall(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    let bytes = name.utf8
    var words: [Substring] = []
    var start = bytes.startIndex
    for place in bytes.indices.dropFirst() where bytes[place].isUppercase {
      let next = bytes.index(after: place)
      let endsCapitals = next < bytes.endIndex && isSmall(bytes[next])
      guard !bytes[bytes.index(before: place)].isUppercase || endsCapitals else { continue }
      words.append(name[start..<place])
      start = place
    }
    return start < bytes.endIndex ? words + [name[start...]] : words
  }
}
