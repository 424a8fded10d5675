/// How many columns a terminal gives to a text.
public enum TextWidth {
  static func columns(of text: String) -> Int { text.reduce(0) { $0 + columns(of: $1) } }

  /// What a reader takes for one character has the width of its widest part: a letter with its accents, an emoji made of
  /// several.
  static func columns(of character: Character) -> Int {
    var widest = 0
    for scalar in character.unicodeScalars {
      // Asks for the coloured form of what could be a plain sign.
      if scalar.value == 0xFE0F { return 2 }
      widest = max(widest, columns(of: scalar))
    }
    return widest
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return wide.contains { $0.contains(scalar.value) } ? 2 : 1
    }
  }

  /// The scripts of East Asia, and emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x2614...0x2615, 0x267F...0x267F, 0x26A1...0x26A1,
    0x26BD...0x26BE, 0x26D4...0x26D4, 0x2705...0x2705, 0x270A...0x270B, 0x2728...0x2728, 0x274C...0x274C,
    0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797, 0x2B50...0x2B50, 0x2E80...0x303E, 0x3041...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
    0x1F004...0x1F004, 0x1F0CF...0x1F0CF, 0x1F18E...0x1F19A, 0x1F1E6...0x1F265, 0x1F300...0x1F320,
    0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3,
    0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4, 0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC,
    0x1F4FF...0x1F53D, 0x1F54B...0x1F567, 0x1F57A...0x1F57A, 0x1F595...0x1F596, 0x1F5A4...0x1F5A4,
    0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D7, 0x1F6DC...0x1F6DF,
    0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7EB, 0x1F90C...0x1F9FF, 0x1FA70...0x1FAFF,
    0x20000...0x3FFFD,
  ]

  /// The text in lines of at most `width` columns, broken between words; a word that is longer has a line of its own.
  public static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var columns = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let length = TextWidth.columns(of: String(word))
      if !line.isEmpty, columns + 1 + length > width {
        lines.append(line)
        line = String(word)
        columns = length
      } else {
        columns += length + (line.isEmpty ? 0 : 1)
        line += (line.isEmpty ? "" : " ") + word
      }
    }
    return lines + [line]
  }
}
