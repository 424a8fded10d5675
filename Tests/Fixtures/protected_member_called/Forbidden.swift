// What is forbidden to subclasses alone others may do.
class Download {
  /// Called when all is there. Subclasses should not call this method directly.
  func finish() {}
  /// Subclasses must never call this method directly.
  func start() {}
  /// Subclasses that override this method must not call it directly.
  func pause() {}
  /// When you override this method, do not call it directly.
  func resume() {}
  /// Derived classes should not call this directly.
  func retry() {}
  /// This method must not be called directly by subclasses.
  func stop() {}
  /// Implementations should not call this directly.
  func wait() {}
  /// Do not call this method directly.
  func fill() {}
  /// Subclasses and clients should not call this method directly.
  func drain() {}
  /// Override this in subclasses, but do not call it directly.
  func merge() {}
  /// Other classes should not call this directly.
  func split() {}
}
func use(_ download: Download) {
  download.finish()
  download.start()
  download.pause()
  download.resume()
  download.retry()
  download.stop()
  download.wait()
  download.fill()  // expect: protected_member_called
  download.drain()  // expect: protected_member_called
  download.merge()  // expect: protected_member_called
  download.split()  // expect: protected_member_called
}
