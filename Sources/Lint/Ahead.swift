import Synchronization

/// A value that a worker who comes early makes, while the others go on with what it is not needed for.
final class Ahead<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)
  private let isBegun = Atomic(false)
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// Makes the value, unless somebody is about to.
  func begin() {
    if isBegun.exchange(true, ordering: .relaxed) { return }
    _ = get()
  }

  /// Waits until it is made.
  func get() -> Value {
    value.withLock { value in
      let known = value ?? make()
      value = known
      return known
    }
  }

  /// Waits until it is made, and keeps none.
  func take() -> Value { value.withLock { $0.take() ?? make() } }
}
