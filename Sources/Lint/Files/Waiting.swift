#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits at pipes whose other end has made them such that reading and writing do not.
public enum Waiting {
  /// Waits until the descriptor can be read (`POLLIN`) or written (`POLLOUT`), or until nobody is at its other end.
  ///
  /// - Returns: `false` if nothing can be waited for, or nothing came until the deadline.
  public static func isOver(_ descriptor: Int32, _ event: Int32, until deadline: ContinuousClock.Instant? = nil) -> Bool {
    while true {
      let left = deadline.map { milliseconds(until: $0) }
      if let left, left < 0 { return false }
      var request = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: event), revents: 0)
      // The call reads and fills the one structure that is passed.
      let ready = unsafe poll(&request, 1, left.map { Int32(clamping: $0 + 1) } ?? -1)
      if ready > 0 { return true }
      if ready < 0, errno != EINTR { return false }
    }
  }

  private static func milliseconds(until deadline: ContinuousClock.Instant) -> Int64 {
    let left = (deadline - ContinuousClock.now).components
    return left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000
  }
}
