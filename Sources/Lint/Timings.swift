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
  /// Those of all rules, before anything is excused or left out.
  public internal(set) var findings = 0
  /// The most memory that the process has had, in bytes.
  public internal(set) var peakMemory = 0

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
    let usage = Stopwatch.usage(of: RUSAGE_CHILDREN)
    let (user, system) = (usage.ru_utime, usage.ru_stime)
    let processor = Duration.seconds(Int64(user.tv_sec + system.tv_sec))
      + .microseconds(Int64(user.tv_usec) + Int64(system.tv_usec))
    return Timings.Stage(name: name, wall: ContinuousClock.now - start, processor: processor)
  }

  /// The most memory that this process has had, in bytes.
  static func peakMemory() -> Int {
    let most = Int(usage(of: RUSAGE_SELF).ru_maxrss)
    #if canImport(Darwin)
      return most
    #else
      return most * 1024
    #endif
  }

  #if canImport(Glibc)
    private typealias Whose = __rusage_who
  #else
    private typealias Whose = Int32
  #endif

  private static func usage(of whose: Whose) -> rusage {
    var usage = rusage()
    #if canImport(Glibc)
      let whose = __rusage_who_t(whose.rawValue)
    #endif
    // The call fills the structure that is passed.
    _ = unsafe getrusage(whose, &usage)
    return usage
  }

  private static func processorTime() -> Duration {
    var time = timespec()
    // The call fills the structure that is passed.
    _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
