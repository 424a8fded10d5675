#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard input, output and error, each of which whoever starts a program may have closed.
enum StandardStreams {
  /// Puts files that cannot be used in the places of streams that are closed: the next file that is opened would take them
  /// otherwise, and get what was meant for the stream.
  static func fillGaps() {
    for (descriptor, mode) in [(0, O_WRONLY), (1, O_RDONLY), (2, O_RDONLY)] as [(Int32, Int32)]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The path is handed over as a C string for the time of the call; the lowest number that is free is taken.
      _ = unsafe open("/dev/null", mode)
    }
  }
}
