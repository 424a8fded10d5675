#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One end of a pipe between two processes, read and written in messages: the number of their bytes (four, the lowest first), then these.
///
/// Nothing of it waits longer than it is told to.
struct Pipe {
  let descriptor: Int32

  /// Whoever reads a message of more bytes than this reads nonsense.
  static let longest = 1 << 30

  /// Both ends of a new pipe, closed in programs that are started.
  ///
  /// They are sockets: a write to a pipe whose other end is gone would end the whole program with a signal, and what
  /// signals mean is not for a library to say.
  static func make() -> (reading: Pipe, writing: Pipe)? {
    var ends: [Int32] = [-1, -1]
    // The call fills two places, which are there.
    guard unsafe socketpair(AF_UNIX, streamType, 0, &ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      silence(end)
    }
    return (Pipe(descriptor: ends[0]), Pipe(descriptor: ends[1]))
  }

  func close() { _ = systemClose(descriptor) }

  /// - Returns: `false` when the other end is gone, or too slow.
  func send(_ message: ContiguousArray<UInt8>, until deadline: ContinuousClock.Instant?) -> Bool {
    let count = UInt32(truncatingIfNeeded: message.count)
    let head = ContiguousArray((0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) })
    return write(head, until: deadline) && write(message, until: deadline)
  }

  /// The next message; nothing when the other end is gone, or too slow.
  func receive(until deadline: ContinuousClock.Instant?) -> ContiguousArray<UInt8>? {
    guard let head = read(4, until: deadline) else { return nil }
    let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
    return count <= Pipe.longest ? read(count, until: deadline) : nil
  }

  private func write(_ bytes: ContiguousArray<UInt8>, until deadline: ContinuousClock.Instant?) -> Bool {
    var written = 0
    while written < bytes.count {
      guard wait(for: POLLOUT, until: deadline) else { return false }
      // The kernel reads what lies between what was written and the end.
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[written...].prefix(Pipe.portion)))
      }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      if count <= 0 { return false }
      written += count
    }
    return true
  }

  /// A pipe that is ready takes so much without making anybody wait.
  private static let portion = 4096

  private func read(_ count: Int, until deadline: ContinuousClock.Instant?) -> ContiguousArray<UInt8>? {
    var bytes = ContiguousArray<UInt8>(repeating: 0, count: count)
    var got = 0
    while got < count {
      guard wait(for: POLLIN, until: deadline) else { return nil }
      // The kernel fills what lies between what was read and the end.
      let more = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe systemRead(descriptor, UnsafeMutableRawBufferPointer(rebasing: buffer[got...]))
      }
      if more < 0, errno == EINTR || errno == EAGAIN { continue }
      if more <= 0 { return nil }
      got += more
    }
    return bytes
  }

  private func wait(for event: Int32, until deadline: ContinuousClock.Instant?) -> Bool {
    deadline == nil || Waiting.isOver(descriptor, event, until: deadline)
  }
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

#if canImport(Darwin)
  private let streamType = SOCK_STREAM

  /// No signal for whoever writes to an end whose other end is gone.
  private func silence(_ descriptor: Int32) {
    var isOn: Int32 = 1
    // The call reads the one number that is passed.
    _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
  }

  private let flagsOfWrites: Int32 = 0
#else
  #if canImport(Glibc)
    private let streamType = Int32(SOCK_STREAM.rawValue)
  #else
    private let streamType = SOCK_STREAM
  #endif

  /// Each write says it for itself.
  private func silence(_ descriptor: Int32) {}

  private let flagsOfWrites = Int32(truncatingIfNeeded: Int(MSG_NOSIGNAL))
#endif

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  // The kernel reads the buffer up to its count at most.
  unsafe send(descriptor, buffer.baseAddress, buffer.count, flagsOfWrites)
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  // The kernel fills the buffer up to its count at most.
  unsafe read(descriptor, buffer.baseAddress, buffer.count)
}
