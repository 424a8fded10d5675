import Syntax

/// What a library for CocoaPods is made of, as its `….podspec` says it. That is a program, of which only this much is read.
struct PodSpec {
  /// The folders of `source_files`, of all parts of the library; not the one that it all lies in.
  private(set) var folders: [String] = []
  /// Whether the one that it all lies in is among them.
  private(set) var takesAll = false
  /// What an `import` says, if that is not the library's name.
  private(set) var module: String?
  /// The newest version of Swift that it is written in, by its first number.
  private(set) var swiftVersion: Int?
  /// Whether it brings frameworks that are built already, and says of no sources.
  var isBinary: Bool { hasFrameworks && !hasSources }
  private var hasFrameworks = false
  private var hasSources = false
  /// Whether nothing but what was read can take files in or leave them out.
  private(set) var tellsAll = true

  private static let files = ContiguousArray("source_files".utf8)
  private static let frameworks = ContiguousArray("vendored_".utf8)
  private static let name = ContiguousArray("module_name".utf8)
  private static let versions = ContiguousArray("swift_version".utf8)
  private static let setting = ContiguousArray("SWIFT_VERSION".utf8)
  private static let exceptions = ContiguousArray("exclude_files".utf8)

  init(_ source: borrowing Source, in folder: String) {
    let bytes = ContiguousArray(source.bytes[..<source.count])
    var at = 0
    while at < bytes.count {
      switch bytes[at] {
      case PodSpec.files[0] where PodSpec.stands(PodSpec.files, at, bytes):
        at += PodSpec.files.count
        hasSources = true
        read(PodSpec.texts(bytes, &at), in: folder)
      case PodSpec.frameworks[0] where PodSpec.stands(PodSpec.frameworks, at, bytes):
        at += PodSpec.frameworks.count
        hasFrameworks = true
      case PodSpec.name[0] where PodSpec.stands(PodSpec.name, at, bytes):
        at += PodSpec.name.count
        module = PodSpec.texts(bytes, &at).first ?? module
      case PodSpec.versions[0] where PodSpec.stands(PodSpec.versions, at, bytes):
        at += PodSpec.versions.count
        if bytes[at] == UInt8(ascii: "s") { at += 1 }
        for version in PodSpec.texts(bytes, &at) { noteVersion(version) }
      case PodSpec.setting[0] where PodSpec.stands(PodSpec.setting, at, bytes):
        // `'SWIFT_VERSION' => '4.1'`
        at += PodSpec.setting.count
        noteVersion(String(decoding: bytes[at...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: ",") }, as: UTF8.self))
      case PodSpec.exceptions[0] where PodSpec.stands(PodSpec.exceptions, at, bytes):
        tellsAll = false
        at += PodSpec.exceptions.count
      default: at += 1
      }
    }
    if folders.isEmpty, !takesAll { tellsAll = false }
  }

  /// The first number in the text is that of a version.
  private mutating func noteVersion(_ text: String) {
    let number = Int(text.drop { !$0.isNumber }.prefix { $0.isNumber })
    swiftVersion = [swiftVersion, number].compactMap { $0 }.max()
  }

  private mutating func read(_ patterns: [String], in folder: String) {
    if patterns.isEmpty { tellsAll = false }
    for pattern in patterns {
      if let path = PodSpec.folder(of: pattern) {
        folders.append(Paths.normal(path, in: folder))
      } else if pattern.utf8.contains(UInt8(ascii: "#")) {
        tellsAll = false
      } else {
        takesAll = true
      }
    }
  }

  private static func stands(_ word: ContiguousArray<UInt8>, _ at: Int, _ bytes: ContiguousArray<UInt8>) -> Bool {
    at + word.count < bytes.count && bytes[at...].starts(with: word)
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
