/// The characters beyond ASCII that names and operators are made of.
public enum Scalars {
  /// The scalar at `at` and its length in bytes; no scalar where the bytes are not UTF-8.
  public static func decode(_ text: Span<UInt8>, at start: Int) -> (scalar: UInt32?, length: Int) {
    let first = text[start]
    let length: Int
    var value: UInt32
    switch first {
    case 0..<0x80: return (UInt32(first), 1)
    case 0xC2..<0xE0: (length, value) = (2, UInt32(first & 0x1F))
    case 0xE0..<0xF0: (length, value) = (3, UInt32(first & 0x0F))
    case 0xF0..<0xF5: (length, value) = (4, UInt32(first & 0x07))
    default: return (nil, 1)
    }
    guard start + length <= text.count else { return (nil, 1) }
    for offset in 1..<length {
      let next = text[start + offset]
      guard next & 0xC0 == 0x80 else { return (nil, offset) }
      value = value << 6 | UInt32(next & 0x3F)
    }
    let isOverlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000)
    if isOverlong || value > 0x10FFFF || (0xD800..<0xE000).contains(value) { return (nil, length) }
    return (value, length)
  }

  static func startsName(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return false }
    return contains(scalar, in: nameRanges) && !contains(scalar, in: combining)
  }

  static func continuesName(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return false }
    return contains(scalar, in: nameRanges) || contains(scalar, in: combining)
  }

  static func startsOperator(_ scalar: UInt32) -> Bool { contains(scalar, in: operatorRanges) }

  static func continuesOperator(_ scalar: UInt32) -> Bool {
    contains(scalar, in: operatorRanges) || contains(scalar, in: combining)
      || (0xFE00...0xFE0F).contains(scalar) || (0xE0100...0xE01EF).contains(scalar)
  }

  private static func contains(_ scalar: UInt32, in ranges: [ClosedRange<UInt32>]) -> Bool {
    for range in ranges where range.contains(scalar) { return true }
    return false
  }

  /// The grammar's identifier-head and identifier-character ranges, combining marks aside.
  private static let nameRanges: [ClosedRange<UInt32>] = [
    0x00A8...0x00A8, 0x00AA...0x00AA, 0x00AD...0x00AD, 0x00AF...0x00AF, 0x00B2...0x00B5, 0x00B7...0x00BA,
    0x00BC...0x00BE, 0x00C0...0x00D6, 0x00D8...0x00F6, 0x00F8...0x00FF, 0x0100...0x167F, 0x1681...0x180D,
    0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x206F,
    0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007,
    0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44,
    0xFE47...0xFFF8, 0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD, 0x40000...0x4FFFD,
    0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD, 0x80000...0x8FFFD, 0x90000...0x9FFFD,
    0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD, 0xD0000...0xDFFFD, 0xE0000...0xEFFFD,
  ]

  /// Marks that may go on in a name or an operator but start neither.
  private static let combining: [ClosedRange<UInt32>] = [
    0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  private static let operatorRanges: [ClosedRange<UInt32>] = [
    0x00A1...0x00A7, 0x00A9...0x00A9, 0x00AB...0x00AC, 0x00AE...0x00AE, 0x00B0...0x00B1, 0x00B6...0x00B6,
    0x00BB...0x00BB, 0x00BF...0x00BF, 0x00D7...0x00D7, 0x00F7...0x00F7, 0x2016...0x2017, 0x2020...0x2027,
    0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
    0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030,
  ]
}
