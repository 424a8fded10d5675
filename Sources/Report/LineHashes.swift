/// For each line of a file what GitHub knows it by: a hash of the line and what follows, up to a hundred characters, and
/// how many lines with the same hash there are up to here.
///
/// GitHub computes it from the file itself where a report has none, and complains where a report has another. Characters are
/// units of UTF-16; blanks do not count, a line end is a line end however it is written, and the file's end is a character
/// that none has.
struct LineHashes {
  private static let window = 100
  private static let factor: UInt64 = 37

  private let texts: [String]

  init(of text: some Sequence<UInt8>) {
    let (units, starts) = LineHashes.units(of: text)
    var leaving: UInt64 = 1
    for _ in 0..<LineHashes.window { leaving = leaving &* LineHashes.factor }
    var hash: UInt64 = 0
    var next = 0
    for _ in 0..<LineHashes.window { hash = hash &* LineHashes.factor &+ LineHashes.unit(units, at: &next) }
    var texts: [String] = []
    var counts: [UInt64: Int] = [:]
    var first = 0
    for start in starts {
      while first < start {
        let gone = leaving &* UInt64(units[first])
        hash = hash &* LineHashes.factor &+ LineHashes.unit(units, at: &next) &- gone
        first += 1
      }
      let count = counts[hash, default: 0] + 1
      counts[hash] = count
      texts.append("\(String(hash, radix: 16)):\(count)")
    }
    self.texts = texts
  }

  /// - Parameter line: from 1 on; what follows the last line end is a line.
  subscript(line: Int) -> String? { texts.indices.contains(line - 1) ? texts[line - 1] : nil }

  var count: Int { texts.count }

  /// The characters that count, and the places among them where lines start.
  private static func units(of text: some Sequence<UInt8>) -> (units: [UInt16], starts: [Int]) {
    let (lineFeed, carriageReturn) = (UInt16(UInt8(ascii: "\n")), UInt16(UInt8(ascii: "\r")))
    let blanks = [UInt16(UInt8(ascii: " ")), UInt16(UInt8(ascii: "\t"))]
    var units: [UInt16] = []
    var starts = [0]
    var last: UInt16 = 0
    for unit in String(decoding: Array(text), as: UTF8.self).utf16 {
      let isSecondHalf = last == carriageReturn && unit == lineFeed
      last = unit
      if isSecondHalf || blanks.contains(unit) { continue }
      let isLineEnd = unit == lineFeed || unit == carriageReturn
      units.append(isLineEnd ? lineFeed : unit)
      if isLineEnd { starts.append(units.count) }
    }
    units.append(.max)
    return (units, starts)
  }

  /// The next character, or zero behind the end.
  private static func unit(_ units: [UInt16], at next: inout Int) -> UInt64 {
    defer { next += 1 }
    return next < units.count ? UInt64(units[next]) : 0
  }
}
