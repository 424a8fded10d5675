import Syntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whole files that are no sources: configurations, lists of paths, what comes in on standard input.
public enum FileText {
  /// More than this is none of our files.
  private static let largest = 1 << 30

  /// All of a file; of a pipe as well, until its writer closes it.
  public static func read(_ path: String) -> Result<ContiguousArray<UInt8>, SystemError> { read(path, atMost: largest) }

  static func read(_ path: String, atMost largest: Int) -> Result<ContiguousArray<UInt8>, SystemError> {
    // The path is handed over as a C string for the time of the call.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(SystemError(code: errno)) }
    defer { _ = close(descriptor) }
    return read(from: descriptor, atMost: largest)
  }

  /// All of a plain file; nothing of what became something else, for a pipe's reader may wait for ever.
  static func readFile(_ path: String) -> ContiguousArray<UInt8>? {
    var source = Source()
    return source.read(path) == nil ? ContiguousArray(source.bytes.prefix(source.count)) : nil
  }

  public static func standardInput() -> Result<ContiguousArray<UInt8>, SystemError> { read(from: 0) }

  static func read(from descriptor: Int32, atMost largest: Int = largest) -> Result<ContiguousArray<UInt8>, SystemError> {
    var bytes: ContiguousArray<UInt8> = []
    var piece = ContiguousArray<UInt8>(repeating: 0, count: 1 << 16)
    while bytes.count < largest {
      // The kernel fills the piece up to its count at most.
      let count = unsafe piece.withUnsafeMutableBytes { unsafe fill(descriptor, $0) }
      if count == 0 { return .success(bytes) }
      if count > 0 {
        bytes.append(contentsOf: piece[..<count])
      } else if errno != EINTR, !(errno == EAGAIN && Waiting.isOver(descriptor, POLLIN)) {
        return .failure(SystemError(code: errno))
      }
    }
    return .failure(SystemError(code: EFBIG))
  }
}

/// The system's `read`, which `FileText.read` would hide.
private func fill(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  // The caller passes a buffer and its count.
  unsafe read(descriptor, buffer.baseAddress, buffer.count)
}
