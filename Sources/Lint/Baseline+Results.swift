public import Report

// A baseline held against what a run found.
extension Baseline {
  /// What became of the entries and of the findings.
  public struct Comparison {
    /// Without what is known.
    public let new: Report
    public let known: [Report.Entry]
    /// The entries that nothing was found for where the run looked; of those elsewhere nothing can be said.
    public let gone: [Entry]
    let elsewhere: [Entry]
  }

  /// The file and the kind of a finding.
  private struct Place: Hashable {
    let path: String
    let fingerprint: String
  }

  public func compared(with result: LintResult) -> Comparison {
    var paths = PathsOfReport(from: folder)
    var pool = Pool(self, paths.counts(result.report), result.coverage)
    var known: [Report.Entry] = []
    var new = result.report.keeping { entry in
      let isKnown = pool.takes(Place(path: paths[entry.location.path], fingerprint: entry.fingerprint.text))
      if isKnown { known.append(entry) }
      return !isKnown
    }
    new.hasBaseline = true
    return Comparison(new: new, known: known, gone: pool.left(covered: true), elsewhere: pool.left(covered: false))
  }

  /// Without the entries that are gone.
  public func pruned(by result: LintResult) -> Baseline {
    var gone = Dictionary(compared(with: result).gone.map { ($0, 1) }, uniquingKeysWith: +)
    let kept = entries.filter { entry in
      guard let count = gone[entry], count > 0 else { return true }
      gone[entry] = count - 1
      return false
    }
    return Baseline(kept, in: folder)
  }

  /// What is found now, with the entries of which the run can say nothing.
  public func updated(by result: LintResult) -> Baseline {
    var paths = PathsOfReport(from: folder)
    let found = result.report.entries.map { entry in
      Entry(
        rule: entry.rule, symbol: entry.symbol, path: paths[entry.location.path], fingerprint: entry.fingerprint.text)
    }
    return Baseline(found + compared(with: result).elsewhere, in: folder)
  }

  /// The paths of a report as the baseline has them.
  private struct PathsOfReport {
    private let folder: String
    private let workingFolder = FilePath.workingFolder()
    private var known: [String: String] = [:]

    init(from folder: String) { self.folder = folder }

    subscript(path: String) -> String {
      mutating get {
        if let known = known[path] { return known }
        let way = Paths.way(to: Paths.normal(path, in: workingFolder), from: folder)
        known[path] = way
        return way
      }
    }

    /// How many findings there are of each kind in each file.
    mutating func counts(_ report: Report) -> [Place: Int] {
      var counts: [Place: Int] = [:]
      for entry in report.entries {
        counts[Place(path: self[entry.location.path], fingerprint: entry.fingerprint.text), default: 0] += 1
      }
      return counts
    }
  }

  /// Entries that findings take: first those of their own file, then those that the run would have found, then others.
  private struct Pool {
    private let baseline: Baseline
    private let isCovered: [Bool]
    /// Places of entries, the next last.
    private var own: [Place: [Int]] = [:]
    private var others: [String: [Int]] = [:]

    init(_ baseline: Baseline, _ counts: [Place: Int], _ coverage: Coverage) {
      self.baseline = baseline
      var counts = counts
      var rest: [Int] = []
      for (number, entry) in baseline.entries.enumerated() {
        let place = Place(path: entry.path, fingerprint: entry.fingerprint)
        if let count = counts[place], count > 0 {
          counts[place] = count - 1
          own[place, default: []].append(number)
        } else {
          rest.append(number)
        }
      }
      var isCovered = Array(repeating: false, count: baseline.entries.count)
      for (number, answer) in zip(rest, coverage.covers(rest.map { baseline.entries[$0] }, of: baseline)) { isCovered[number] = answer }
      for number in rest.filter({ !isCovered[$0] }) + rest.filter({ isCovered[$0] }).reversed() {
        others[baseline.entries[number].fingerprint, default: []].append(number)
      }
      self.isCovered = isCovered
    }

    mutating func takes(_ place: Place) -> Bool {
      if own[place]?.popLast() != nil { return true }
      return others[place.fingerprint]?.popLast() != nil
    }

    /// The entries that nobody took.
    func left(covered: Bool) -> [Entry] {
      others.values.joined().filter { isCovered[$0] == covered }.sorted().map { baseline.entries[$0] }
    }
  }
}
