import Synchronization
import Testing

@testable import Lint

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
    #expect(tallies.count == jobs && tallies.reduce(0, +) == count)
  }
}
