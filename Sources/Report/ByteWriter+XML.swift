extension ByteWriter {
  /// Text for an element or an attribute in double quotes. What XML cannot hold is written as `\u{…}`.
  mutating func writeXML(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      case "\t", "\n", "\r": write("&#\(scalar.value);")
      default:
        if ByteWriter.isForbiddenInXML(scalar) {
          write("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
        } else if ByteWriter.isUnsafe(scalar.value) {
          write("&#\(scalar.value);")
        } else {
          write(String(scalar))
        }
      }
    }
  }

  /// Controls, which the standard forbids or advises against, and the two that are no characters.
  private static func isForbiddenInXML(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
  }
}
