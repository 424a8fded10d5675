/// Paths as they stand in URIs.
enum PathURI {
  /// `file:///…` of a path that starts from the folder.
  static func file(_ path: String, in folder: String) -> String { "file://" + encoded(absolute(path, in: folder)) }

  /// A report must not make its readers resolve `..`.
  static func absolute(_ path: String, in folder: String) -> String {
    if path.hasPrefix("/") { return path }
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The path with everything but letters, digits and a few signs as `%XX`.
  static func encoded(_ path: String) -> String {
    var writer = ByteWriter()
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"):
        writer.write(byte: byte)
      default:
        writer.write("%")
        writer.write(byte: digits[Int(byte >> 4)])
        writer.write(byte: digits[Int(byte & 15)])
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
