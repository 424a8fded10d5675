import Synchronization

/// Threads that stay, and share one piece of work at a time with the thread that asks for it.
final class Crew: Sendable {
  private let post: Post
  private let isBusy = Atomic(false)

  /// - Parameter size: how many threads there are besides the one that asks, if the system has as many to give.
  init(_ size: Int) {
    post = Post(size)
    for place in 0..<size {
      if !Threads.start({ [post] in post.serve(place) }) { break }
    }
  }

  deinit { post.close() }

  /// Does the work on this thread, and at the same time on each of the others that comes before this one is through with it.
  ///
  /// Returns when all are. Who asks while the crew is at work does theirs alone.
  func perform(_ work: @escaping @Sendable () -> Void) {
    if !begin(work) { return work() }
    work()
    finish()
  }

  /// Has the others do the work until `finish`, or says that they have another.
  func begin(_ work: @escaping @Sendable () -> Void) -> Bool {
    if isBusy.exchange(true, ordering: .acquiring) { return false }
    post.open(work)
    return true
  }

  /// Waits for those who are at the work. Nobody begins it any more.
  func finish() {
    post.finish()
    isBusy.store(false, ordering: .releasing)
  }
}

/// Where the threads of a crew wait for work.
private final class Post: Sendable {
  private struct Order {
    /// Nothing where nobody is needed any more.
    var work: (@Sendable () -> Void)?
    var number = 0
    var isLast = false
  }

  private let order = Mutex(Order())
  /// The order's number.
  private let number = Atomic(0)
  /// How many are at the work.
  private let present = Atomic(0)
  private let bells: [Bell]
  private let leader = Bell()

  /// So many wait awake: each takes processor time that others may need.
  private static let awake = 3

  init(_ size: Int) { bells = (0..<size).map { Bell(isPatient: $0 < Post.awake) } }

  func open(_ work: @escaping @Sendable () -> Void) { give(work, isLast: false) }

  func close() { give(nil, isLast: true) }

  private func give(_ work: (@Sendable () -> Void)?, isLast: Bool) {
    order.withLock {
      $0 = Order(work: work, number: $0.number + 1, isLast: isLast)
      number.store($0.number, ordering: .sequentiallyConsistent)
    }
    for bell in bells { bell.ring() }
  }

  func finish() {
    order.withLock { $0.work = nil }
    leader.wait { present.load(ordering: .sequentiallyConsistent) == 0 }
  }

  /// What a thread does until the crew is gone.
  func serve(_ place: Int) {
    Heap.prepareThread()
    var known = 0
    while true {
      bells[place].wait { number.load(ordering: .sequentiallyConsistent) != known }
      let (work, isLast) = order.withLock {
        known = $0.number
        if $0.work != nil { present.add(1, ordering: .sequentiallyConsistent) }
        return ($0.work, $0.isLast)
      }
      if isLast { return }
      guard let work else { continue }
      work()
      if present.subtract(1, ordering: .sequentiallyConsistent).newValue == 0 { leader.ring() }
    }
  }
}
