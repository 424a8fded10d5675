#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The questions this module asks the file system, each one call of the system.
enum Disk {
  enum Kind {
    case file, folder, link, other
  }

  /// What tells two folders apart, whatever paths lead to them.
  struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  /// A name in a folder; names are bytes, for nothing says that they are UTF-8.
  struct Entry {
    let name: ContiguousArray<UInt8>
    let kind: Kind

    /// As part of a path; of a name that is no UTF-8 there is none that leads to it.
    var text: String? { String(validating: name, as: UTF8.self) }
  }

  /// What a listing gives: the entries in no order.
  struct Listing {
    let identity: Identity
    var entries: [Entry] = []
  }

  /// - Returns: the kind, or the system's error number.
  static func kind(of path: String, followingLinks: Bool) -> Result<Kind, SystemError> {
    var status = stat()
    // The call fills the structure that is passed.
    let result = unsafe followingLinks ? stat(path, &status) : lstat(path, &status)
    guard result == 0 else { return .failure(SystemError(code: errno)) }
    return .success(kind(of: status))
  }

  static func isFile(_ path: String) -> Bool {
    if case .success(.file) = kind(of: path, followingLinks: true) { return true }
    return false
  }

  static func isFolder(_ path: String) -> Bool {
    if case .success(.folder) = kind(of: path, followingLinks: true) { return true }
    return false
  }

  /// Whether what is open there is one end of a pipe, with or without a name.
  static func isPipe(_ descriptor: Int32) -> Bool {
    var status = stat()
    // The call fills the structure that is passed.
    return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  static func exists(_ path: String) -> Bool {
    if case .success = kind(of: path, followingLinks: false) { return true }
    return false
  }

  /// Why the file at `path` could not be opened for reading.
  static func reasonAgainstReading(_ path: String) -> SystemError? {
    // The path is handed over as a C string for the time of the call.
    unsafe access(path, R_OK) == 0 ? nil : SystemError(code: errno)
  }

  /// The path from the root of the file system, without links and dots.
  static func canonical(_ path: String) -> String? {
    // The system allocates the result, which is copied and freed here.
    guard let text = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  static func list(_ folder: String) -> Result<Listing, SystemError> {
    // The stream is closed below, and an entry is used before the next is read.
    guard let stream = unsafe opendir(folder) else { return .failure(SystemError(code: errno)) }
    defer { _ = unsafe closedir(stream) }
    var status = stat()
    // The stream is open, and the call fills the structure that is passed.
    guard unsafe fstat(dirfd(stream), &status) == 0 else { return .failure(SystemError(code: errno)) }
    var listing = Listing(
      identity: Identity(
        device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino)))
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        // The system ends a name with NUL inside of its buffer.
        unsafe pointer.withMemoryRebound(to: UInt8.self, capacity: 1) { unsafe bytes(of: $0) }
      }
      if name.count <= 2, name.allSatisfy({ $0 == UInt8(ascii: ".") }) { continue }
      // The entry is valid until the next is read.
      let type = unsafe Int(entry.pointee.d_type)
      listing.entries.append(Entry(name: name, kind: kind(ofType: type, folder, name)))
    }
    return .success(listing)
  }

  private static func bytes(of text: UnsafePointer<UInt8>) -> ContiguousArray<UInt8> {
    var count = 0
    // The caller's text ends with NUL.
    while unsafe text[count] != 0 { count += 1 }
    return unsafe ContiguousArray(UnsafeBufferPointer(start: text, count: count))
  }

  private static func kind(ofType type: Int, _ folder: String, _ name: ContiguousArray<UInt8>) -> Kind {
    switch type {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .folder
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN):
      // Some file systems do not say.
      let path = Paths.join(folder, String(decoding: name, as: UTF8.self))
      if case .success(let kind) = kind(of: path, followingLinks: false) { return kind }
      return .other
    default: return .other
    }
  }

  private static func kind(of status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  }
}

/// The system's error number, with its sentence.
public struct SystemError: Error, Equatable {
  let code: Int32

  /// A pipe was waited for in vain; the system has no number for that.
  static let nobodyWrites = SystemError(code: -1)

  public var reason: String { self == .nobodyWrites ? "nobody writes to this pipe" : systemReason(code) }
}

/// The system's sentence for an error number.
public func systemReason(_ code: Int32) -> String {
  // The sentence is copied at once.
  unsafe String(cString: strerror(code)).lowercased()
}
