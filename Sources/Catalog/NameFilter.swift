/// Which words may be the base name of a member, or the first piece of a selector: a bit for each of so many hashes.
///
/// Of ten words that are none nine are told from them.
struct NameFilter: Sendable {
  static let shared = NameFilter()

  private var bits = ContiguousArray<UInt64>(repeating: 0, count: NameFilter.size / 64)
  private static let size = 1 << 16

  private init() {
    TextTable.swiftNames.forEachStem(before: UInt8(ascii: "(")) { add($0) }
    TextTable.selectors.forEachStem(before: UInt8(ascii: ":")) { add($0) }
  }

  private mutating func add(_ name: ContiguousArray<UInt8>) {
    let place = NameFilter.place(of: name[...])
    bits[place / 64] |= 1 << UInt64(place % 64)
  }

  func mayHold(_ name: ContiguousArray<UInt8>.SubSequence) -> Bool {
    let place = NameFilter.place(of: name)
    return bits[place / 64] & 1 << UInt64(place % 64) != 0
  }

  private static func place(of name: ContiguousArray<UInt8>.SubSequence) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int((hash ^ hash >> 16) & UInt32(size - 1))
  }
}
