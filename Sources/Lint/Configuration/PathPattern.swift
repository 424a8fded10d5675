/// A path in a configuration: a file, a folder with all in it, or a pattern with stars; from the configuration's folder.
struct PathPattern: Equatable, Sendable {
  let text: String
  /// The configuration's, from the root of the file system.
  private let folder: String
  private let pattern: ContiguousArray<UInt8>
  private let hasStars: Bool
  /// The path of all that it means, or of a folder that this lies in, from the root of the file system.
  let anchor: String

  /// Nothing for what cannot be the path of anything below the folder.
  init?(_ text: String, in folder: String) {
    var normal = text
    if normal.hasPrefix("./") { normal.removeFirst(2) }
    while normal.hasSuffix("/") { normal.removeLast() }
    if normal == "." { normal = "**" }
    let parts = normal.split(separator: "/", omittingEmptySubsequences: false)
    guard !normal.isEmpty, normal.utf8.count <= Glob.longest, !parts.contains("..") else { return nil }
    if normal.hasPrefix("/") { return nil }
    self.text = text
    self.folder = folder
    pattern = ContiguousArray(normal.utf8)
    hasStars = pattern.contains(where: Glob.isSpecial)
    let literal = parts.prefix { !$0.utf8.contains(where: Glob.isSpecial) }
    anchor = literal.isEmpty ? folder : Paths.join(folder, literal.joined(separator: "/"))
  }

  /// Whether it names one file or folder, which is not there.
  var leadsNowhere: Bool { !hasStars && !Disk.exists(Paths.join(folder, String(decoding: pattern, as: UTF8.self))) }

  /// Whether the file at a path from the root of the file system is meant, or a folder that it lies in.
  func matches(_ path: String) -> Bool {
    guard let rest = Paths.rest(of: path, in: folder) else { return false }
    let bytes = ContiguousArray(rest.utf8)
    if !hasStars {
      return bytes.starts(with: pattern) && (bytes.count == pattern.count || bytes[pattern.count] == UInt8(ascii: "/"))
    }
    for end in bytes.indices where bytes[end] == UInt8(ascii: "/") {
      if Glob.matches(pattern.span, bytes.span.extracting(0..<end)) { return true }
    }
    return Glob.matches(pattern.span, bytes.span)
  }
}
