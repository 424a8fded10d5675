/// Columns of a text in UTF-16 units, for those in bytes. Lines may be megabytes with thousands of places, so the units are
/// counted once.
struct UTF16Columns {
  private let bytes: ContiguousArray<UInt8>
  /// The units before each stretch of bytes.
  private var units: ContiguousArray<Int> = []

  private static let stretch = 256

  init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
    var count = 0
    for place in bytes.indices {
      if place % UTF16Columns.stretch == 0 { units.append(count) }
      count += UTF16Columns.units(bytes[place])
    }
    units.append(count)
  }

  /// - Parameter line: a part of the text, with its indices; behind its end each byte is a column.
  func column(_ column: Int, in line: ArraySlice<UInt8>) -> Int {
    let before = max(0, column - 1)
    let end = line.startIndex + min(before, line.count)
    return 1 + units(before: end) - units(before: line.startIndex) + before - (end - line.startIndex)
  }

  private func units(before end: Int) -> Int {
    let stretch = end / UTF16Columns.stretch
    return bytes[(stretch * UTF16Columns.stretch)..<end].reduce(units[stretch]) { $0 + UTF16Columns.units($1) }
  }

  /// What a byte adds: the first one of a character tells how long that is.
  private static func units(_ byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }
}
