/// Where the time of a run went.
public struct Timings: Sendable {
  public struct Stage: Sendable {
    public let name: String
    public let wall: Duration
    /// The time of all workers together, where it was kept.
    public let work: Duration?
  }

  public internal(set) var stages: [Stage] = []
  /// For each rule the time of all workers together, in the order of the rules.
  public internal(set) var rules: [(rule: String, duration: Duration)] = []
  public internal(set) var bytes = 0
  public internal(set) var tokens = 0
  public internal(set) var declarations = 0
  public internal(set) var mentions = 0

  mutating func measure<Result>(_ name: String, _ body: () throws(LintError) -> Result) throws(LintError) -> Result {
    let start = ContinuousClock.now
    let result = try body()
    stages.append(Stage(name: name, wall: ContinuousClock.now - start, work: nil))
    return result
  }

  /// What rules took is added up over the workers.
  mutating func add(_ timings: [(rule: String, duration: Duration)]) {
    if rules.isEmpty {
      rules = timings
    } else {
      for place in timings.indices { rules[place].duration += timings[place].duration }
    }
  }
}
