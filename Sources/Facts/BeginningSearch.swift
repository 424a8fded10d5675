/// Looks for places where one of some words may begin: it looks at two bytes, and most often goes on four bytes further.
struct BeginningSearch {
  /// For each pair of bytes, five bits of each, how far a window may move whose last bytes they are.
  private let shifts: ContiguousArray<UInt8>

  /// So many bytes of each word.
  private static let length = 5

  /// - Parameter beginnings: The first five bytes of each word.
  init(_ beginnings: [StaticString]) {
    var shifts = ContiguousArray<UInt8>(repeating: UInt8(BeginningSearch.length - 1), count: 1 << 13)
    for beginning in beginnings {
      let bytes = Array(beginning.description.utf8)
      for place in 0..<BeginningSearch.length - 1 {
        let pair = BeginningSearch.pair(UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8)
        shifts[pair] = min(shifts[pair], UInt8(BeginningSearch.length - 2 - place))
      }
    }
    self.shifts = shifts
  }

  /// Case does not matter to five bits.
  @inline(__always)
  private static func pair(_ bytes: UInt16) -> Int { Int(bytes & 0x1F1F) }

  /// The first place in the range where one may begin; what stands there has to be looked at.
  func next(in text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    let shifts = shifts.span
    var index = range.lowerBound + BeginningSearch.length - 2
    let end = min(range.upperBound, text.count) - 1
    while index < end {
      // Two bytes from the index on lie inside of the text.
      let bytes = unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt16.self).littleEndian
      // A pair is below 1 << 13, of which there is a shift each.
      let shift = unsafe shifts[unchecked: BeginningSearch.pair(bytes)]
      if shift == 0 { return index - BeginningSearch.length + 2 }
      index += Int(shift)
    }
    return nil
  }
}
