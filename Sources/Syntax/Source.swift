#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One file's path and bytes. The buffer is kept from file to file: a worker needs one `Source`.
public struct Source: ~Copyable {
  public private(set) var path = ""
  /// The file's bytes are the first `count` of these. A NUL stands behind those of a file that was read; what follows
  /// it is left over from longer files.
  public private(set) var bytes: ContiguousArray<UInt8> = []
  public private(set) var count = 0

  /// Offsets are 32 bits wide; no real source comes near.
  public static let largest = Int(Int32.max)

  public init() {}

  public init(path: String, text: some Collection<UInt8>) {
    self.path = path
    bytes = ContiguousArray(text)
    count = bytes.count
  }

  public init(path: String, text: String) {
    self.init(path: path, text: text.utf8)
  }

  /// Why a file was not read: the system's error number, or too large for 32-bit offsets, or no plain file.
  public enum Failure: Equatable, Sendable {
    case system(Int32)
    case tooLarge
    case notAFile
  }

  /// Reads the file at `path`; on failure the source is empty.
  public mutating func read(_ path: String) -> Failure? {
    self.path = path
    count = 0
    if !bytes.isEmpty { bytes[0] = 0 }
    // Without O_NONBLOCK, opening a FIFO that nobody writes to would wait for ever.
    // The path is handed over as a C string for the time of the call.
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return .system(errno) }
    defer { _ = close(descriptor) }
    var status = stat()
    // The call fills the structure that is passed.
    guard unsafe fstat(descriptor, &status) == 0 else { return .system(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { return .notAFile }
    guard status.st_size < Source.largest else { return .tooLarge }
    return fill(from: descriptor, expecting: Int(status.st_size))
  }

  private mutating func fill(from descriptor: Int32, expecting size: Int) -> Failure? {
    var filled = 0
    while true {
      if bytes.count <= max(size, filled) { grow(to: max(size, filled) + 1) }
      let got = unsafe bytes.withUnsafeMutableBytes { buffer in
        // The slice keeps the kernel inside of the buffer.
        unsafe readSome(descriptor, UnsafeMutableRawBufferPointer(rebasing: buffer[filled...]))
      }
      if got < 0 {
        if errno == EINTR { continue }
        return .system(errno)
      }
      filled += got
      if got == 0 || filled == size { break }
      if filled >= Source.largest { return .tooLarge }
    }
    count = filled
    bytes[count] = 0
    return nil
  }

  private mutating func grow(to size: Int) {
    bytes.append(contentsOf: repeatElement(0, count: size + min(size / 2, 1 << 20) + 4096 - bytes.count))
  }
}

private func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  // The kernel fills the buffer up to its count at most.
  unsafe read(descriptor, buffer.baseAddress, buffer.count)
}
