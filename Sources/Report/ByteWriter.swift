import Syntax

/// Bytes that are being put together for an output.
public struct ByteWriter {
  public private(set) var bytes: ContiguousArray<UInt8> = []

  public init() {}

  public mutating func reset() { bytes.removeAll(keepingCapacity: true) }

  public mutating func write(_ text: StaticString) {
    // A static string's bytes last for ever.
    unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  public mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  public mutating func write(_ number: Int) { write(String(number)) }

  public mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Which characters of foreign texts are not written as they are.
  public enum Escaping {
    /// Control characters, which a terminal might obey.
    case terminal
    /// Quotes and backslashes as well.
    case json
  }

  /// Foreign bytes: escaped, and what is not UTF-8 replaced.
  public mutating func write(_ text: Span<UInt8>, _ range: Range<Int>, _ escaping: Escaping) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      if byte >= 0x80 {
        let length = lengthOfScalar(text, at: index, before: range.upperBound)
        if length == 0 {
          write("\u{FFFD}")
          index += 1
        } else {
          for offset in 0..<length { bytes.append(text[index + offset]) }
          index += length
        }
        continue
      }
      write(byte, escaping)
      index += 1
    }
  }

  public mutating func write(_ text: String, _ escaping: Escaping) {
    let bytes = ContiguousArray(text.utf8)
    write(bytes.span, 0..<bytes.count, escaping)
  }

  private mutating func write(_ byte: UInt8, _ escaping: Escaping) {
    switch byte {
    case UInt8(ascii: "\"") where escaping == .json, UInt8(ascii: "\\") where escaping == .json:
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0..<0x20, 0x7F:
      write("\\u00")
      let digits = "0123456789abcdef".utf8
      for digit in [byte >> 4, byte & 15] {
        bytes.append(digits[digits.index(digits.startIndex, offsetBy: Int(digit))])
      }
    default: bytes.append(byte)
    }
  }

  /// The length of the UTF-8 sequence at `start`, or 0 where there is none.
  private func lengthOfScalar(_ text: Span<UInt8>, at start: Int, before end: Int) -> Int {
    let (scalar, length) = Scalars.decode(text, at: start)
    return scalar != nil && start + length <= end ? length : 0
  }
}
