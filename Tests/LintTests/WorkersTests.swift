import Synchronization
import Testing

@testable import Lint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Lists that are shared out among threads.
@Suite struct WorkersTests {
  /// What a worker keeps: whether it was handed on is seen in the numbers that it counts.
  private struct Tally: ~Copyable {
    var count = 0
  }

  @Test(arguments: [0, 1, 2, 63, 64, 65, 1000, 4099], [1, 2, 3, 8, 100])
  func eachElementOnceAndInOrder(count: Int, jobs: Int) {
    let calls = Atomic<Int>(0)
    var tallies: [Int] = []
    let results = Workers(jobs: jobs).map(
      count, begin: { Tally() }, end: { tallies.append($0.count) },
      { place, tally in
        calls.add(1, ordering: .relaxed)
        tally.count += 1
        return "\(place)"
      })
    #expect(Array(results) == (0..<count).map(String.init))
    #expect(calls.load(ordering: .relaxed) == count)
    // Who comes when all is done keeps nothing.
    #expect((1...jobs).contains(tallies.count) && tallies.reduce(0, +) == count)
  }

  @Test(arguments: [1, 2, 5])
  func twoThingsAtOnce(jobs: Int) {
    let workers = Workers(jobs: jobs)
    for round in 0..<200 {
      let (text, number) = workers.both({ "\(round)" }, { round + 1 })
      #expect(text == "\(round)" && number == round + 1)
    }
  }

  @Test(arguments: [1, 2, 5])
  func whatWasBegunIsThereInTheEnd(jobs: Int) {
    let workers = Workers(jobs: jobs)
    for round in 0..<200 {
      let value = workers.begin { round }
      // In the middle of it there is nobody to share with.
      #expect(workers.both({ 1 }, { 2 }) == (1, 2))
      #expect(value.take() == round)
    }
  }

  @Test func workInTheMiddleOfWork() {
    let workers = Workers(jobs: 3)
    let sums = workers.map(50, begin: { 0 }) { place, _ in
      workers.map(place, begin: { 0 }) { inner, _ in inner }.reduce(0, +)
    }
    #expect(Array(sums) == (0..<50).map { $0 * ($0 - 1) / 2 })
  }
}

/// Threads that wait for each other's bells.
@Suite struct CrewTests {
  /// Each of the works finds what the one before left behind, however long the threads slept before it.
  @Test(arguments: [1, 2, 7], [Duration.zero, .milliseconds(6)])
  func whoIsPresentIsWaitedFor(size: Int, pause: Duration) throws {
    let crew = Crew(size)
    let present = Atomic(0)
    for _ in 0..<(pause == .zero ? 2000 : 30) {
      crew.perform {
        present.add(1, ordering: .sequentiallyConsistent)
        sched_yield()
        present.subtract(1, ordering: .sequentiallyConsistent)
      }
      #expect(present.load(ordering: .sequentiallyConsistent) == 0)
      usleep(UInt32(pause.components.attoseconds / 1_000_000_000_000))
    }
  }

  @Test func everybodyComesToLongWork() {
    let crew = Crew(3)
    let came = Atomic(0)
    // Nobody goes before all are there, those who slept among them.
    for round in 1...20 {
      usleep(round % 2 == 0 ? 6000 : 0)
      crew.perform {
        came.add(1, ordering: .sequentiallyConsistent)
        while came.load(ordering: .sequentiallyConsistent) < 4 * round { sched_yield() }
      }
    }
    #expect(came.load(ordering: .sequentiallyConsistent) == 80)
  }
}
