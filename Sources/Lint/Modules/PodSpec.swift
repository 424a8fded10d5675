import Syntax

/// What a library for CocoaPods is made of, as its `….podspec` says it. That is a program, of which only this much is read.
struct PodSpec {
  /// The folders of `source_files`, of all parts of the library; not the one that it all lies in.
  private(set) var folders: [String] = []

  private static let key = ContiguousArray("source_files".utf8)

  init(_ source: borrowing Source, in folder: String) {
    let bytes = ContiguousArray(source.bytes[..<source.count])
    var at = 0
    while at + PodSpec.key.count < bytes.count {
      guard bytes[at] == PodSpec.key[0], bytes[at...].starts(with: PodSpec.key) else {
        at += 1
        continue
      }
      at += PodSpec.key.count
      for pattern in PodSpec.texts(bytes, &at) {
        if let path = PodSpec.folder(of: pattern) { folders.append(Paths.normal(path, in: folder)) }
      }
    }
  }

  /// The strings of `= 'a', "b"` or `= ['a', 'b']`.
  private static func texts(_ bytes: ContiguousArray<UInt8>, _ at: inout Int) -> [String] {
    var texts: [String] = []
    // The last byte that is no space.
    var last: UInt8?
    while at < bytes.count {
      let byte = bytes[at]
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        let start = at + 1
        guard let end = bytes[start...].firstIndex(of: byte) else { return texts }
        texts.append(String(decoding: bytes[start..<end], as: UTF8.self))
        at = end + 1
      case UInt8(ascii: "="), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\t"): at += 1
      // A list goes on behind a comma or a bracket.
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        guard last == UInt8(ascii: ",") || last == UInt8(ascii: "["), !texts.isEmpty || last == UInt8(ascii: "[") else { return texts }
        at += 1
      default: return texts
      }
      if byte > UInt8(ascii: " ") { last = byte }
    }
    return texts
  }

  /// Where all files lie that a pattern fits, if that is not everywhere.
  private static func folder(of pattern: String) -> String? {
    if pattern.utf8.contains(UInt8(ascii: "#")) { return nil }
    let fixed = pattern.utf8.prefix { !"*?{[".utf8.contains($0) }
    if fixed.count == pattern.utf8.count, Paths.name(of: pattern).utf8.contains(UInt8(ascii: ".")) { return Paths.parent(of: pattern) }
    let path = fixed.count == pattern.utf8.count ? pattern : fixed.lastIndex(of: UInt8(ascii: "/")).map { String(pattern[..<$0]) } ?? ""
    return path.isEmpty || path == "." ? nil : path
  }
}
