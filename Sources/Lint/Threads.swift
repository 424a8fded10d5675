#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Threads of our own: whoever asks learns whether there is one, where queues wait for one for ever.
enum Threads {
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// - Returns: `false` where the system has no thread to give.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    // The thread releases it, or this function where there is none.
    let work = unsafe Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    // The function gets what is passed with it, once.
    let result = unsafe pthread_create(
      &thread, nil,
      { context in
        let context: UnsafeMutableRawPointer? = unsafe context  // Not all systems say that there is one.
        // It is what was retained above.
        if let context = unsafe context { unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    if result != 0 {
      unsafe work.release()  // Nobody else will.
      return false
    }
    #if canImport(Darwin)
      if let thread = unsafe thread { unsafe pthread_detach(thread) }  // It was made just now.
    #else
      pthread_detach(thread)
    #endif
    return true
  }

  static func sleep(milliseconds: Int) { usleep(UInt32(milliseconds) * 1000) }
}
