import Lint
import Report

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A stream of the process, written without buffering.
struct Output {
  let descriptor: Int32

  static let standard = Output(descriptor: 1)
  static let error = Output(descriptor: 2)

  /// Whether a person reads it as it is written.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// A sentence for a person, with the command's name before it; it may hold what a terminal would obey.
  func complain(_ text: String) {
    write("accesslint: ")
    writeLine(text)
  }

  /// A line for a person.
  func writeLine(_ text: String) {
    var writer = ByteWriter()
    writer.write(text, .terminal)
    writer.write("\n")
    _ = write(writer.bytes)
  }

  func write(_ text: String) { _ = write(ContiguousArray(text.utf8)) }

  /// What became of bytes.
  enum Outcome { case written, nobodyReads, failed }

  /// - Returns: `false` when nobody reads any more, or the disk is full.
  func write(_ bytes: ContiguousArray<UInt8>) -> Bool { put(bytes) == .written }

  /// Writes bytes, and tells a reader that has left from a failure.
  func put(_ bytes: ContiguousArray<UInt8>) -> Outcome {
    // The buffer is not used after the call.
    unsafe bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        // The slice ends where the buffer ends.
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[written...])
        let count = unsafe send(descriptor, rest.baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR || errno == EAGAIN && Waiting.isOver(descriptor, POLLOUT) { continue }
          // Who reads no more knows why; anybody else hears it.
          if errno == EPIPE { return .nobodyReads }
          sayWhyNot(errno)
          return .failed
        }
        written += count
      }
      return .written
    }
  }
}

extension Output {
  fileprivate func sayWhyNot(_ code: Int32) {
    if descriptor == Output.standard.descriptor { Output.error.complain("error: standard output: \(systemReason(code))") }
  }
}

/// The system's `write`, which `Output.write` would hide.
private func send(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  // The caller passes a buffer and its count.
  unsafe write(descriptor, bytes, count)
}
