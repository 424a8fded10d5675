import Dispatch
import Synchronization

/// A value that is made beside whatever else is done, until somebody waits for it.
final class Ahead<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)
  private let made = DispatchGroup()
  private let make: @Sendable () -> Value

  /// - Parameter jobs: With one, the value is made when it is asked for.
  init(jobs: Int, _ make: @escaping @Sendable () -> Value) {
    self.make = make
    if jobs == 1 { return }
    DispatchQueue.global().async(group: made) {
      Heap.prepareThread()
      self.value.withLock { $0 = make() }
    }
  }

  /// Waits until it is made.
  func get() -> Value {
    made.wait()
    return value.withLock { $0 } ?? make()
  }
}
