extension UInt8 {
  /// Whether it may be part of a name: letters beyond ASCII, each byte of which says so, are letters as well.
  @inlinable
  package var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// The same, with the backticks that may stand around a name.
  @inlinable
  package var isPartOfWrittenName: Bool { isPartOfName || self == UInt8(ascii: "`") }

  /// Whether it is one of the letters that a type's name begins with.
  @inlinable
  package var isUppercase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
