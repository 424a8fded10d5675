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
    /// Control characters, which a terminal might obey, and what turns text around.
    case terminal
    /// Quotes and backslashes as well, and what YAML has no place for: some read JSON as that.
    case json
  }

  /// Foreign bytes: escaped, and what is not UTF-8 replaced.
  public mutating func write(_ text: Span<UInt8>, _ range: Range<Int>, _ escaping: Escaping) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      if byte >= 0x80 {
        let (scalar, length) = Scalars.decode(text, at: index)
        if let scalar, index + length <= range.upperBound {
          if ByteWriter.isUnsafe(scalar) || escaping == .json && ByteWriter.isNoText(scalar) {
            writeEscape(scalar, escaping)
          } else {
            for offset in 0..<length { bytes.append(text[index + offset]) }
          }
          index += length
        } else {
          write("\u{FFFD}")
          index += 1
        }
        continue
      }
      write(byte, escaping)
      index += 1
    }
  }

  public mutating func write(_ text: String, _ escaping: Escaping) {
    if escaping == .terminal, text.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return write(text) }
    let bytes = ContiguousArray(text.utf8)
    write(bytes.span, 0..<bytes.count, escaping)
  }

  /// A foreign text as it would be written.
  static func escaped(_ text: String, _ escaping: Escaping) -> String {
    var writer = ByteWriter()
    writer.write(text, escaping)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private mutating func write(_ byte: UInt8, _ escaping: Escaping) {
    switch byte {
    case UInt8(ascii: "\"") where escaping == .json, UInt8(ascii: "\\") where escaping == .json:
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 0..<0x20, 0x7F: writeEscape(UInt32(byte), escaping)
    default: bytes.append(byte)
    }
  }

  /// `\u{1B}` for a person; `\u` and four digits in JSON: what is unsafe needs no more.
  private mutating func writeEscape(_ scalar: UInt32, _ escaping: Escaping) {
    if escaping == .terminal { return write("\\u{\(String(scalar, radix: 16, uppercase: true))}") }
    write("\\u")
    for shift in [12, 8, 4, 0] as [UInt32] {
      let digit = UInt8(scalar >> shift & 15)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
