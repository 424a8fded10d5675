import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A line that says how far a run is, for a person who waits at a terminal. A run that is over soon shows none.
public final class Progress: Sendable {
  private enum State { case waiting, shown, ended }

  private let descriptor: Int32
  private let files = Atomic<Int>(0)
  private let state = Mutex(State.waiting)

  /// - Parameters:
  ///   - descriptor: the terminal's.
  ///   - delay: how long a run may take without a word, in milliseconds.
  public init(descriptor: Int32 = 2, delay: Int = 500, interval: Int = 100) {
    self.descriptor = descriptor
    // Without a thread there is no line.
    _ = Threads.start { [self] in
      Threads.sleep(milliseconds: delay)
      while tick() { Threads.sleep(milliseconds: interval) }
    }
  }

  func addFile() { files.add(1, ordering: .relaxed) }

  /// Takes the line away; nothing is written from here on.
  public func end() {
    state.withLock { state in
      if state == .shown { write("\r\u{1B}[K") }
      state = .ended
    }
  }

  /// - Returns: whether there is more to come.
  private func tick() -> Bool {
    state.withLock { state in
      if state == .ended { return false }
      write("\r\(files.load(ordering: .relaxed)) files read\u{1B}[K")
      state = .shown
      return true
    }
  }

  private func write(_ text: String) {
    let bytes = ContiguousArray(text.utf8)
    // The buffer is not used after the call, and what is not written of such a line is no loss.
    _ = unsafe bytes.withUnsafeBytes { unsafe send(descriptor, $0.baseAddress, $0.count) }
  }
}

/// The system's `write`, which `Progress.write` would hide.
private func send(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  // The caller passes a buffer and its count.
  unsafe write(descriptor, bytes, count)
}
