import Facts
public import Index
public import RuleKit

/// Findings as a person or a program reads them: with paths and lines, each once, in one order.
///
/// The order is that of path, offset, rule and message; whichever way the findings came, the report is the same.
public struct Report: Equatable, Sendable {
  public let entries: [Entry]
  /// How many files were looked at.
  public let files: Int
  /// The code that it is about, for formats that show it; who reads files fills it in.
  public var texts = SourceTexts()
  /// What somebody excused, for formats that say so; nothing if nobody asked.
  public var suppressed: [Suppressed]?
  /// Whether findings that a baseline knows were taken out.
  public var hasBaseline = false

  /// One finding.
  public struct Entry: Equatable, Sendable {
    public let rule: String
    public let severity: Severity
    public let location: Location
    public let message: String
    public let symbol: String
    public let fingerprint: Fingerprint
    public let related: [Related]
    /// Whether the evidence, read in its order, is a way that leads to the finding.
    public let isPath: Bool
  }

  /// A finding that was taken out, and who wanted it so.
  public struct Suppressed: Equatable, Sendable {
    public let entry: Entry
    public let suppression: Suppression

    public init(_ entry: Entry, by suppression: Suppression) {
      self.entry = entry
      self.suppression = suppression
    }
  }

  /// Who says that a finding is none.
  public enum Suppression: Equatable, Sendable {
    /// A comment in the code, with its reason.
    case directive(reason: String)
    case baseline
  }

  /// A place of the evidence, and what is to be seen there.
  public struct Related: Hashable, Sendable {
    public let location: Location
    public let message: String
  }

  public init(_ findings: [Finding], in index: ProjectIndex) {
    let isBefore = FindingOrder(of: findings, paths: index.files.map(\.path))
    var entries: [Entry] = []
    var last: Finding?
    for finding in findings.sorted(by: isBefore.callAsFunction) {
      // The same thing, seen by a rule from two files.
      if let last, isBefore.isSame(last, finding) { continue }
      entries.append(Entry(finding, in: index))
      last = finding
    }
    self.init(entries: entries, files: index.files.count)
  }

  /// The report of a run that came to nothing.
  public init() { self.init(entries: [], files: 0) }

  private init(entries: [Entry], files: Int) {
    self.entries = entries
    self.files = files
  }

  /// What is left when some entries are taken out, of what is excused as well.
  public func keeping(_ isKept: (Entry) -> Bool) -> Report {
    var report = with(entries.filter(isKept))
    report.suppressed = suppressed?.filter { isKept($0.entry) }
    return report
  }

  /// The first of the entries.
  public func prefix(_ count: Int) -> Report { with(Array(entries.prefix(count))) }

  private func with(_ entries: [Entry]) -> Report {
    var report = Report(entries: entries, files: files)
    report.texts = texts
    report.suppressed = suppressed
    report.hasBaseline = hasBaseline
    return report
  }

  public func count(of severity: Severity) -> Int { entries.count { $0.severity == severity } }

  /// The gravest first, for formats of which nobody sees the end.
  var gravestFirst: [Entry] { Severity.allCases.reversed().flatMap { severity in entries.filter { $0.severity == severity } } }

  /// The entries of one file after the other, for formats that have a section for each.
  var entriesByFile: [(path: String, entries: [Entry])] {
    var result: [(path: String, entries: [Entry])] = []
    for entry in entries {
      if result.last?.path != entry.location.path { result.append((entry.location.path, [])) }
      result[result.count - 1].entries.append(entry)
    }
    return result
  }
}

extension Report.Entry {
  init(_ finding: Finding, in index: ProjectIndex) {
    rule = finding.rule
    severity = finding.severity
    location = Location(finding.place, in: index)
    message = finding.message.text
    symbol = finding.symbol
    fingerprint = Fingerprint(of: finding)
    related = finding.related.map { Report.Related(location: Location($0.place, in: index), message: $0.message.text) }
    isPath = finding.isPath
  }
}
