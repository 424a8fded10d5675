import Lint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is written as a whole or not at all: what it held before stays until all of the new text is on the disk.
struct OutputFile {
  private let path: String

  init(_ path: String) { self.path = path }

  /// - Returns: why it could not be written.
  func write(_ bytes: ContiguousArray<UInt8>) -> String? {
    // A link stays a link.
    let target = FilePath.canonical(path) ?? path
    if FilePath.exists(target), !FilePath.isFile(target) { return writeInPlace(bytes) }
    if FilePath.isSource(target) || FilePath.isSource(path) { return "a source is not written to" }
    let signals = SignalHold()
    defer { signals.end() }
    let mode = permissions(of: target)
    let (scratch, descriptor) = scratch(for: target, mode)
    guard descriptor >= 0 else { return systemReason(errno) }
    var reason = write(bytes, to: descriptor, mode)
    // The paths are handed over as C strings for the time of the calls.
    if reason == nil, unsafe rename(scratch, target) != 0 { reason = systemReason(errno) }
    if reason != nil { _ = unsafe unlink(scratch) }
    return reason
  }

  /// A new file beside the target, open. What is there already is somebody else's, be it of a process of the same number that
  /// was killed: it stays.
  private func scratch(for target: String, _ mode: mode_t?) -> (path: String, descriptor: Int32) {
    var number = 0
    while true {
      let path = "\(target).\(getpid()).\(number == 0 ? "" : "\(number).")tmp"
      // The path is handed over as a C string for the time of the call.
      let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
      number += 1
      if descriptor >= 0 || errno != EEXIST || number > OutputFile.mostTries { return (path, descriptor) }
    }
  }

  private static let mostTries = 8

  /// A terminal or a pipe has nothing to lose.
  private func writeInPlace(_ bytes: ContiguousArray<UInt8>) -> String? {
    // The path is handed over as a C string for the time of the call.
    let descriptor = unsafe open(path, O_WRONLY | O_CLOEXEC)
    return descriptor < 0 ? systemReason(errno) : write(bytes, to: descriptor, nil)
  }

  /// - Parameter mode: the permissions that somebody gave the file; those of a new one are what the umask leaves.
  private func write(_ bytes: ContiguousArray<UInt8>, to descriptor: Int32, _ mode: mode_t?) -> String? {
    // Where it cannot be, the file is as the umask wants it.
    if let mode { _ = fchmod(descriptor, mode) }
    let isWritten = Output(descriptor: descriptor).write(bytes)
    let code = errno
    // A disk may say only now that it is full.
    if close(descriptor) != 0 { return systemReason(errno) }
    return isWritten ? nil : systemReason(code)
  }

  private func permissions(of path: String) -> mode_t? {
    var status = stat()
    // The call fills the structure that is passed.
    return unsafe stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }
}

/// Keeps signals that would end the process waiting, so that no half of a file is left behind.
private struct SignalHold {
  private var before = sigset_t()

  init() {
    var held = sigset_t()
    // The calls read and fill the sets that are passed. Other threads that could take a signal there are none: those of
    // the workers let none through.
    unsafe sigemptyset(&held)
    for signal in [SIGHUP, SIGINT, SIGTERM] { unsafe sigaddset(&held, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
  }

  /// Lets them come, those that waited as well.
  func end() {
    var before = before
    // The call reads the set that is passed.
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
