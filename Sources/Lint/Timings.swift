#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the time of a run went, and how much there was to do.
public struct Timings: Sendable {
  public struct Stage: Sendable {
    public let name: String
    public let wall: Duration
    /// The time of all threads together.
    public let processor: Duration
  }

  public internal(set) var stages: [Stage] = []
  /// For each rule the time of all workers together, in the order of the rules.
  public internal(set) var rules: [(rule: String, duration: Duration)] = []
  public internal(set) var files = 0
  /// Those among the files that are Objective-C.
  public internal(set) var objcFiles = 0
  public internal(set) var bytes = 0
  public internal(set) var tokens = 0
  public internal(set) var declarations = 0
  public internal(set) var mentions = 0

  /// What rules took is added up over the workers, and over files for which other rules run.
  mutating func add(_ timings: [(rule: String, duration: Duration)]) {
    for time in timings {
      if let place = rules.firstIndex(where: { $0.rule == time.rule }) {
        rules[place].duration += time.duration
      } else {
        rules.append(time)
      }
    }
  }
}

/// Measures one stage, from when it is made.
struct Stopwatch {
  private let start = ContinuousClock.now
  private let startOfProcessor = Stopwatch.processorTime()

  func stage(_ name: String) -> Timings.Stage {
    Timings.Stage(
      name: name, wall: ContinuousClock.now - start, processor: Stopwatch.processorTime() - startOfProcessor)
  }

  /// A stage that was done by child processes, which have ended.
  func stageOfChildren(_ name: String) -> Timings.Stage {
    var usage = rusage()
    // The call fills the structure that is passed.
    _ = unsafe getrusage(Stopwatch.children, &usage)
    let (user, system) = (usage.ru_utime, usage.ru_stime)
    let processor = Duration.seconds(Int64(user.tv_sec + system.tv_sec))
      + .microseconds(Int64(user.tv_usec) + Int64(system.tv_usec))
    return Timings.Stage(name: name, wall: ContinuousClock.now - start, processor: processor)
  }

  #if canImport(Glibc)
    private static let children = __rusage_who_t(RUSAGE_CHILDREN.rawValue)
  #else
    private static let children = RUSAGE_CHILDREN
  #endif

  private static func processorTime() -> Duration {
    var time = timespec()
    // The call fills the structure that is passed.
    _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
