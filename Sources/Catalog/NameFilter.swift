/// Which words may be the base name of a member, or the first piece of a selector: a bit for each of so many hashes.
///
/// Of ten words that are none nine are told from them.
enum NameFilter {
  private static let bits = StaticBytes(Embedded.nameFilter)

  static let size = 1 << 16
  /// So many bits stand in one digit.
  static let width = 6

  static func mayHold(_ name: some Sequence<UInt8>) -> Bool {
    let place = place(of: name)
    return bits.digit(at: place / width) & 1 << (place % width) != 0
  }

  static func place(of name: some Sequence<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int((hash ^ hash >> 16) & UInt32(size - 1))
  }
}
