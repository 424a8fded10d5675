/// A text in the program's own image: read where it lies, touched only where it is read.
struct StaticBytes: Sendable {
  private let text: StaticString

  init(_ text: StaticString) { self.text = text }

  var count: Int { text.utf8CodeUnitCount }

  subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < count)
    // The index lies in the text, which stays as long as the program.
    return unsafe text.utf8Start[index]
  }

  /// The digits' base: as many characters from `$` on as a raw literal may hold.
  static let base = 91

  private static let zero = UInt8(ascii: "$")

  func digit(at index: Int) -> Int { Int(self[index] - StaticBytes.zero) }

  /// A number of two digits.
  func pair(at index: Int) -> Int { digit(at: index) * StaticBytes.base + digit(at: index + 1) }

  /// A number of three digits.
  func triple(at index: Int) -> Int { pair(at: index) * StaticBytes.base + digit(at: index + 2) }
}
