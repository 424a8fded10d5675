import Facts
import Index
public import Report
public import RuleKit

/// What a run gives: a report, what had to be left out, and where the time went.
public struct LintResult: Sendable {
  public let report: Report
  public let warnings: [Warning]
  public let timings: Timings
}

/// From roots on disk to a report. Everything else in this package is a detail of one of these lines.
public func lint(_ roots: [String], with rules: RuleChoice, _ settings: Settings) throws(LintError) -> LintResult {
  var run = LintRun(rules, settings)
  let files = try run.discover(roots)
  let facts = run.facts(of: files)
  let index = run.index(facts, files)
  let findings = run.findings(in: index)
  return run.result(Report(findings, in: index))
}

/// One run on its way: what the stages leave for the report besides their result.
private struct LintRun {
  private let rules: RuleChoice
  private let settings: Settings
  private let workers: Workers
  private var warnings: [Warning] = []
  private var timings = Timings()

  init(_ rules: RuleChoice, _ settings: Settings) {
    self.rules = rules
    self.settings = settings
    workers = Workers(jobs: settings.jobs)
  }

  mutating func discover(_ roots: [String]) throws(LintError) -> ProjectFiles {
    let files = try timings.measure("discover") { () throws(LintError) in try ProjectFiles(roots: roots) }
    warnings += files.warnings
    return files
  }

  /// Reads, lexes and parses every file, and says what it says.
  mutating func facts(of files: ProjectFiles) -> ContiguousArray<FileFacts> {
    let start = ContinuousClock.now
    let workers = workers
    let readings = workers.map(files.files.count, begin: { FileReader() }) { place, reader in
      reader.read(files.files[place].path)
    }
    for reading in readings {
      timings.bytes += reading.bytes
      timings.tokens += reading.tokens
      timings.declarations += reading.facts.decls.count
      timings.mentions += reading.facts.mentions.count
      if let warning = reading.warning { warnings.append(warning) }
    }
    timings.stages.append(Timings.Stage(name: "facts", wall: ContinuousClock.now - start, work: nil))
    return ContiguousArray(readings.map(\.facts))
  }

  mutating func index(_ facts: ContiguousArray<FileFacts>, _ files: ProjectFiles) -> ProjectIndex {
    var start = ContinuousClock.now
    let modules = ModuleFinder.modules(of: files)
    warnings += modules.warnings
    timings.stages.append(Timings.Stage(name: "modules", wall: ContinuousClock.now - start, work: nil))
    start = ContinuousClock.now
    let index = ProjectIndex(joining: facts, layout: modules.confirmed(by: facts))
    timings.stages.append(Timings.Stage(name: "index", wall: ContinuousClock.now - start, work: nil))
    return index
  }

  mutating func findings(in index: ProjectIndex) -> [Finding] {
    let start = ContinuousClock.now
    var ruleTimes: [[(rule: String, duration: Duration)]] = []
    let (rules, isTimed) = (rules, settings.isTimed)
    let found = workers.map(
      index.files.count, begin: { Workbench(rules, isTimed: isTimed) },
      end: { ruleTimes.append($0.timings) },
      { place, bench in bench.findings(inFile: place, index) })
    for times in ruleTimes { timings.add(times) }
    timings.stages.append(Timings.Stage(name: "rules", wall: ContinuousClock.now - start, work: nil))
    return found.flatMap { $0 }
  }

  func result(_ report: Report) -> LintResult {
    LintResult(report: report, warnings: warnings, timings: timings)
  }
}
