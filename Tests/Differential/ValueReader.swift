/// Reads one JSON value from bytes: as much of JSON as the format uses, so all of it but fractions.
struct ValueReader {
  /// Why a text is not such a value, and where.
  struct Malformed: Error {
    let offset: Int
    let reason: String
  }

  private let bytes: ArraySlice<UInt8>
  private var position: Int

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The value that all of the bytes are.
  static func value(in bytes: ArraySlice<UInt8>) throws(Malformed) -> Value {
    var reader = ValueReader(bytes)
    let value = try reader.value()
    guard reader.next() == nil else { throw reader.malformed("more text after the value") }
    return value
  }

  private func malformed(_ reason: String) -> Malformed {
    Malformed(offset: position - bytes.startIndex, reason: reason)
  }

  /// The next byte that is no white space; it stays unread.
  private mutating func next() -> UInt8? {
    while position < bytes.endIndex {
      let byte = bytes[position]
      if byte != 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { return byte }
      position += 1
    }
    return nil
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(Malformed) {
    guard take(character) else { throw malformed("'\(character)' is missing") }
  }

  private mutating func value() throws(Malformed) -> Value {
    guard let first = next() else { throw malformed("a value is missing") }
    return switch first {
    case UInt8(ascii: "{"): try object()
    case UInt8(ascii: "["): try list()
    case UInt8(ascii: "\""): .text(try text())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number(try number())
    default: try word()
    }
  }

  private mutating func object() throws(Malformed) -> Value {
    try expect("{")
    var members: [Value.Member] = []
    if take("}") { return .object(members) }
    repeat {
      let key = try text()
      try expect(":")
      members.append((key, try value()))
    } while take(",")
    try expect("}")
    return .object(members)
  }

  private mutating func list() throws(Malformed) -> Value {
    try expect("[")
    var elements: [Value] = []
    if take("]") { return .list(elements) }
    repeat { elements.append(try value()) } while take(",")
    try expect("]")
    return .list(elements)
  }

  private mutating func number() throws(Malformed) -> Int {
    let digits = bytes[position...].prefix { $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else { throw malformed("not a whole number") }
    position = digits.endIndex
    return number
  }

  private mutating func word() throws(Malformed) -> Value {
    let letters = bytes[position...].prefix { (0x61...0x7A).contains($0) }
    let value: Value
    switch String(decoding: letters, as: UTF8.self) {
    case "null": value = .null
    case "true": value = .bool(true)
    case "false": value = .bool(false)
    default: throw malformed("not a value")
    }
    position = letters.endIndex
    return value
  }

  private mutating func text() throws(Malformed) -> String {
    try expect("\"")
    var text = ""
    while true {
      let plain = bytes[position...].prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 >= 0x20 }
      text += String(decoding: plain, as: UTF8.self)
      position = plain.endIndex
      guard position < bytes.endIndex, bytes[position] >= 0x20 else { throw malformed("a text without an end") }
      position += 1
      if bytes[position - 1] == UInt8(ascii: "\"") { return text }
      text.unicodeScalars.append(try escaped())
    }
  }

  private mutating func escaped() throws(Malformed) -> Unicode.Scalar {
    guard position < bytes.endIndex else { throw malformed("a text without an end") }
    position += 1
    switch bytes[position - 1] {
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try escapedScalar()
    case let byte where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/"):
      return Unicode.Scalar(byte)
    default: throw malformed("an unknown escape")
    }
  }

  /// JSON writes what lies above U+FFFF as a pair of UTF-16 units.
  private mutating func escapedScalar() throws(Malformed) -> Unicode.Scalar {
    var code = try hexadecimal()
    if (0xD800..<0xDC00).contains(code), bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      let low = try hexadecimal()
      guard (0xDC00..<0xE000).contains(low) else { throw malformed("half a pair of UTF-16 units") }
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code) else { throw malformed("half a pair of UTF-16 units") }
    return scalar
  }

  private mutating func hexadecimal() throws(Malformed) -> UInt32 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw malformed("'\\u' without four digits") }
    position += 4
    return code
  }
}
