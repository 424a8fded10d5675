/// Names, to be found by others that are the same but for a letter.
public struct TypoTable: Sendable {
  /// A text that a name becomes without one of its letters, or is with all of them; as a number, with the name's.
  private struct Remnant: Comparable {
    let number: UInt64
    let name: Int

    static func < (left: Remnant, right: Remnant) -> Bool { (left.number, left.name) < (right.number, right.name) }
  }

  /// Each once, with its places.
  private var names: [(text: String, places: [Int])] = []
  private var remnants: ContiguousArray<Remnant> = []

  public init(_ names: some Sequence<String>) {
    let places = Dictionary(grouping: names.enumerated(), by: \.element).mapValues { $0.map(\.offset) }
    self.names = places.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    for (place, name) in self.names.enumerated() {
      remnants += TypoTable.numbers(of: name.text).map { Remnant(number: $0, name: place) }
    }
    remnants.sort()
  }

  /// The places of those that are the name but for a slip, in their order.
  public func places(nearly name: String) -> [Int] {
    var near: Set<Int> = []
    for number in TypoTable.numbers(of: name) {
      let first = remnants.firstPlace { $0.number >= number }
      near.formUnion(remnants[first...].prefix { $0.number == number }.map(\.name))
    }
    return near.filter { NearMiss.isTypo(names[$0].text, name) }.flatMap { names[$0].places }.sorted()
  }

  /// Of the name in small letters, and of what is left of it without each of them. Whatever letter is put in, left out, changed
  /// or swapped with the next, without it the two names are one. Another digit makes another name.
  private static func numbers(of name: String) -> [UInt64] {
    let letters = Array(name.lowercased().utf8)
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    // What the letters before a place say, and what those behind it do.
    let before = letters.reduce(into: [0]) { $0.append($0[$0.count - 1] &* factor &+ UInt64($1)) }
    var (behind, power): (UInt64, UInt64) = (0, 1)
    var numbers = [before[letters.count]]
    for place in letters.indices.reversed() {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(letters[place])
      if !isDigit { numbers.append(before[place] &* power &+ behind) }
      behind = behind &+ UInt64(letters[place]) &* power
      power = power &* factor
    }
    return numbers
  }
}
