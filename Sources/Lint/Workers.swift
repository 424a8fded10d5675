import Index
import Synchronization

/// Threads that share out a list: each takes a slice at a time, and writes results where they belong.
///
/// Results come in the order of the list, however many threads there are.
struct Workers {
  let jobs: Int
  private let crew: Crew?

  /// More of them wait for each other, and each has memory of its own.
  private static let mostThreads = 128

  init(jobs: Int) {
    self.jobs = jobs
    crew = jobs > 1 ? Crew(min(jobs, Workers.mostThreads) - 1) : nil
  }

  /// Slices are small enough that the threads end together, and large enough that taking one costs nothing.
  private static let slicesPerJob = 16
  private static let longestSlice = 64

  /// - Parameters:
  ///   - begin: makes what a worker keeps from one element to the next.
  ///   - end: is called once for each worker, one after the other.
  func map<Result, Scratch: ~Copyable>(
    _ count: Int, begin: @escaping () -> Scratch, end: @escaping (borrowing Scratch) -> Void = { _ in },
    _ work: @escaping (Int, inout Scratch) -> Result
  ) -> ContiguousArray<Result> {
    let cursor = Atomic<Int>(0)
    let gate = Mutex<Void>(())
    let slice = max(1, min(Workers.longestSlice, count / (jobs * Workers.slicesPerJob)))
    return unsafe ContiguousArray(unsafeUninitializedCapacity: count) { buffer, initialized in
      // Each element is written once, by the worker that took its slice.
      let slots = unsafe buffer
      // The workers share what the closures capture: the list is only read, each slot is written by one of them, and
      // their ends come one after the other.
      nonisolated(unsafe) let run = {
        var scratch = begin()
        while true {
          let first = cursor.add(slice, ordering: .relaxed).oldValue
          if first >= count { break }
          for place in first..<min(first + slice, count) {
            // The place is below the count, which is the buffer's.
            unsafe slots.initializeElement(at: place, to: work(place, &scratch))
          }
        }
        gate.withLock { _ in end(scratch) }
      }
      // The buffer outlives the workers: this returns when the last of them has ended.
      if let crew { crew.perform { unsafe run() } } else { unsafe run() }
      initialized = count
    }
  }
}

extension Workers {
  /// Has a value made while the caller goes on, if somebody is free.
  func begin<Value: Sendable>(_ make: @escaping @Sendable () -> Value) -> Begun<Value> { Begun(make, by: crew) }
}

extension Workers: Helpers {
  func both<One: Sendable, Other: Sendable>(
    _ one: @escaping @Sendable () -> One, _ other: @escaping @Sendable () -> Other
  ) -> (One, Other) {
    let second = begin(other)
    return (one(), second.take())
  }
}

/// A value that others may have made by the time that it is needed.
struct Begun<Value: Sendable>: Sendable {
  private let value: Ahead<Value>
  /// Those who are at it; nobody, if all have something else to do.
  private let crew: Crew?

  fileprivate init(_ make: @escaping @Sendable () -> Value, by crew: Crew?) {
    let value = Ahead(make)
    self.value = value
    self.crew = crew?.begin { value.begin() } == true ? crew : nil
  }

  /// The value, made here and now if nobody began with it. It is taken once.
  consuming func take() -> Value {
    crew?.finish()
    return value.take()
  }
}
