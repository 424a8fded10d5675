import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a thread waits at until others ring. It stays awake for a while: a sleeper needs longer to wake up than what it
/// waits for often takes.
final class Bell: Sendable {
  private let isPatient: Bool
  private let isAsleep = Atomic(false)
  private let wakeUp = DispatchSemaphore(value: 0)

  /// Longer than what a run over some megabytes does on one thread between two things that it does on all.
  private static let patience = Duration.milliseconds(4)

  init(isPatient: Bool = true) { self.isPatient = isPatient }

  /// - Parameter isTime: becomes true before somebody rings.
  func wait(until isTime: () -> Bool) {
    if isPatient, waitAwake(until: isTime) { return }
    while !isTime() {
      isAsleep.store(true, ordering: .sequentiallyConsistent)
      // Who rings from now on finds a sleeper. Who rang before found none, but what it was about is to be seen by now.
      if isTime(), isAsleep.exchange(false, ordering: .sequentiallyConsistent) { return }
      wakeUp.wait()
    }
  }

  private func waitAwake(until isTime: () -> Bool) -> Bool {
    let end = ContinuousClock.now + Bell.patience
    repeat {
      for _ in 0..<16 {
        if isTime() { return true }
        sched_yield()
      }
    } while ContinuousClock.now < end
    return false
  }

  func ring() {
    if isAsleep.exchange(false, ordering: .sequentiallyConsistent) { wakeUp.signal() }
  }
}
