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
  /// - Returns: `false` if nothing can be waited for.
  public static func isOver(_ descriptor: Int32, _ event: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: event), revents: 0)
    // The call reads and fills the one structure that is passed.
    return unsafe poll(&request, 1, -1) >= 0 || errno == EINTR
  }
}
