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

  /// How long a named pipe is given until somebody opens it to write.
  private static let patience = Duration.seconds(10)

  /// All of a file; of a pipe as well, until its writer closes it: whoever names one, as `<(…)` does, means it. But to one
  /// that just lies there nobody may ever write.
  public static func read(_ path: String) -> Result<ContiguousArray<UInt8>, SystemError> { read(path, atMost: largest) }

  static func read(_ path: String, atMost largest: Int) -> Result<ContiguousArray<UInt8>, SystemError> {
    // The path is handed over as a C string for the time of the call.
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(SystemError(code: errno)) }
    defer { _ = close(descriptor) }
    return read(from: descriptor, atMost: largest, isNamedPipe: Disk.isPipe(descriptor))
  }

  /// All of a plain file; nothing of what became something else, for a pipe's reader may wait for ever.
  static func readFile(_ path: String) -> ContiguousArray<UInt8>? {
    var source = Source()
    return source.read(path) == nil ? ContiguousArray(source.bytes.prefix(source.count)) : nil
  }

  public static func standardInput() -> Result<ContiguousArray<UInt8>, SystemError> { read(from: 0) }

  /// - Parameters:
  ///   - isNamedPipe: whether whoever writes may have yet to come.
  ///   - deadline: when whoever writes has to be done.
  static func read(
    from descriptor: Int32, atMost largest: Int = largest, isNamedPipe: Bool = false, until deadline: ContinuousClock.Instant? = nil
  ) -> Result<ContiguousArray<UInt8>, SystemError> {
    let start = ContinuousClock.now
    // A pipe that nobody has opened to write yet looks as if it were at its end.
    var isBegun = !isNamedPipe
    var bytes: ContiguousArray<UInt8> = []
    var piece = ContiguousArray<UInt8>(repeating: 0, count: 1 << 16)
    while bytes.count < largest {
      if deadline != nil, !Waiting.isOver(descriptor, POLLIN, until: deadline) { return .failure(SystemError(code: ETIMEDOUT)) }
      // The kernel fills the piece up to its count at most.
      let count = unsafe piece.withUnsafeMutableBytes { unsafe fill(descriptor, $0) }
      if count == 0 {
        if isBegun { return .success(bytes) }
        if ContinuousClock.now - start > patience { return .failure(.nobodyWrites) }
        isBegun = Waiting.isOver(descriptor, POLLIN, until: ContinuousClock.now + .milliseconds(10))
        continue
      }
      if count > 0 {
        isBegun = true
        bytes.append(contentsOf: piece[..<count])
      } else if errno != EINTR, !(errno == EAGAIN && Waiting.isOver(descriptor, POLLIN, until: deadline)) {
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
