extension ByteWriter {
  /// Whether a terminal might obey the character, or show what follows in another order. All of them are below U+FFFF.
  static func isUnsafe(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Control characters of ASCII and of Latin 1, among which U+009B starts commands as ESC [ does.
    case 0..<0x20, 0x7F..<0xA0: true
    // Marks, embeddings and isolates that change the direction of what follows; ends of lines and paragraphs.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The mark of the order of bytes, and the two behind it that are no characters.
  static func isNoText(_ scalar: UInt32) -> Bool { scalar == 0xFEFF || scalar == 0xFFFE || scalar == 0xFFFF }
}
