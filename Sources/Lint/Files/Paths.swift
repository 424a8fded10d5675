#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Paths as text: joined, taken apart, compared by bytes.
enum Paths {
  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || name.utf8.first == UInt8(ascii: "/") { return name }
    if folder.utf8.last == UInt8(ascii: "/") { return folder + name }
    var (folder, name) = (folder, name)
    return unsafe String(unsafeUninitializedCapacity: folder.utf8.count + 1 + name.utf8.count) { path in
      // The three parts are as long as all that was asked for, and copied within the call.
      let end = folder.withUTF8 { unsafe path.initialize(fromContentsOf: $0) }
      unsafe path.initializeElement(at: end, to: UInt8(ascii: "/"))
      return name.withUTF8 { unsafe path[(end + 1)...].initialize(fromContentsOf: $0) }
    }
  }

  /// The folder that holds the file or folder at `path`; of `/` itself there is none.
  static func parent(of path: String) -> String? {
    guard let slash = lastIndex(of: UInt8(ascii: "/"), in: path) else { return nil }
    if slash == path.startIndex { return path.utf8.count == 1 ? nil : "/" }
    return String(path[..<slash])
  }

  static func name(of path: String) -> String {
    guard let slash = lastIndex(of: UInt8(ascii: "/"), in: path) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// The name without its last ending.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  private static func lastIndex(of byte: UInt8, in path: String) -> String.Index? {
    var path = path
    // The bytes are looked at within the call only.
    let offset = path.withUTF8 { bytes in unsafe bytes.lastIndex(of: byte) }
    return offset.map { path.utf8.index(path.startIndex, offsetBy: $0) }
  }

  static func components(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// `path` without dots, as far as text alone can tell.
  static func normal(_ path: String) -> String {
    if isNormal(path) { return path }
    // What a walk from the folder finds.
    if path.utf8.starts(with: "./".utf8) {
      let rest = String(Substring(path.utf8.dropFirst(2)))
      if isNormal(rest) { return rest }
    }
    var parts: [String] = []
    for part in components(of: path) where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    let text = parts.joined(separator: "/")
    return path.utf8.first == UInt8(ascii: "/") ? "/" + text : text
  }

  /// The same of a path in a folder whose own path is without dots.
  static func normal(_ path: String, in folder: String) -> String {
    isNormal(path) ? join(folder, path) : normal(join(folder, path))
  }

  /// Whether no part is empty or has only dots, as of most paths; some others are taken apart in vain.
  private static func isNormal(_ path: String) -> Bool {
    let slash = UInt8(ascii: "/")
    var path = path
    return path.withUTF8 { bytes in
      // The first of the bytes, if there is one.
      var previous: UInt8 = unsafe bytes.first == slash ? 0 : slash
      for index in bytes.indices {
        // The index is one of the bytes' own.
        let byte = unsafe bytes[index]
        if previous == slash, byte == slash || byte == UInt8(ascii: ".") { return false }
        previous = byte
      }
      return previous != slash && !bytes.isEmpty
    }
  }

  /// What follows `folder` in `path`: empty for the folder itself, `nil` outside of it.
  static func rest(of path: String, in folder: String) -> Substring? {
    let whole = path.utf8
    let base = folder.utf8
    if base.isEmpty { return path[...] }
    guard begins(path, with: folder) else { return nil }
    let end = whole.index(whole.startIndex, offsetBy: base.count)
    if end == whole.endIndex { return "" }
    if base.last == UInt8(ascii: "/") { return path[end...] }
    guard whole[end] == UInt8(ascii: "/") else { return nil }
    return path[whole.index(after: end)...]
  }

  /// How to get from the folder to `path`, both from the root of the file system and without dots.
  static func way(to path: String, from folder: String) -> String {
    if let rest = rest(of: path, in: folder) { return String(rest) }
    let (there, here) = (components(of: path), components(of: folder))
    let common = zip(there, here).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: here.count - common) + there[common...]).joined(separator: "/")
  }

  private static func begins(_ path: String, with start: String) -> Bool {
    var (path, start) = (path, start)
    return path.withUTF8 { path in
      // No more bytes are compared than both have.
      start.withUTF8 { start in unsafe path.count >= start.count && order(path, start, start.count) == 0 }
    }
  }

  /// Whether `left` comes first: by bytes, so that the order is the same in every locale.
  static func precedes(_ left: String, _ right: String) -> Bool {
    var (left, right) = (left, right)
    return left.withUTF8 { left in
      right.withUTF8 { right in
        // As many as both have.
        let order = unsafe order(left, right, min(left.count, right.count))
        return order == 0 ? left.count < right.count : order < 0
      }
    }
  }

  /// How the first `count` bytes compare, which both texts must have.
  private static func order(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>, _ count: Int) -> Int32 {
    // An empty text may have no address.
    guard count > 0, let left = left.baseAddress, let right = right.baseAddress else { return 0 }
    return unsafe memcmp(left, right, count)  // Both have as many.
  }
}
