#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The Swift files that roots name or hold, sorted folder by folder.
public struct Discovery {
  public private(set) var files: [String] = []
  /// Roots and folders that could not be read, with the system's reason.
  public private(set) var problems: [(path: String, reason: String)] = []

  public init(roots: [String]) {
    for root in roots { visit(root, isRoot: true) }
  }

  /// A file that is named is taken as it is; a folder's files are taken by their ending. Links inside of folders are not followed.
  private mutating func visit(_ root: String, isRoot: Bool) {
    var pending = [(path: root, isRoot: true)]
    while let (path, isRoot) = pending.popLast() {
      switch kind(of: path, followingLinks: isRoot) {
      case .file: if isRoot || path.hasSuffix(".swift") { files.append(path) }
      case .folder:
        guard let names = names(in: path) else {
          problems.append((path, systemReason(errno)))
          continue
        }
        let prefix = path.hasSuffix("/") ? path : path + "/"
        for name in names.reversed() where name != ".git" { pending.append((prefix + name, false)) }
      case .other: if isRoot { problems.append((path, "not a file or a folder")) }
      case .missing(let code): problems.append((path, systemReason(code)))
      }
    }
  }

  private enum Kind {
    case file, folder, other
    case missing(Int32)
  }

  private func kind(of path: String, followingLinks: Bool) -> Kind {
    var status = stat()
    // The call fills the structure that is passed.
    let result = unsafe followingLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { return .missing(errno) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  private func names(in folder: String) -> [String]? {
    // The stream is closed below, and an entry is used before the next is read.
    guard let stream = unsafe opendir(folder) else { return nil }
    defer { _ = unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        // The system ends a name with NUL inside of its buffer.
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}

/// The system's sentence for an error number.
public func systemReason(_ code: Int32) -> String {
  // The sentence is copied at once.
  unsafe String(cString: strerror(code)).lowercased()
}
