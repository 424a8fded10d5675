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

  /// One finding.
  public struct Entry: Equatable, Sendable {
    public let rule: String
    public let severity: Severity
    public let location: Location
    public let message: String
    public let symbol: String
    public let fingerprint: Fingerprint
    public let related: [Related]
  }

  /// A place of the evidence, and what is to be seen there.
  public struct Related: Hashable, Sendable {
    public let location: Location
    public let message: String
  }

  public init(_ findings: [Finding], in index: ProjectIndex) {
    let isBefore = FindingOrder(paths: index.files.map(\.path))
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

  private init(entries: [Entry], files: Int, texts: SourceTexts = SourceTexts()) {
    self.entries = entries
    self.files = files
    self.texts = texts
  }

  /// What is left when some entries are taken out: those of a baseline.
  public func keeping(_ isKept: (Entry) -> Bool) -> Report {
    Report(entries: entries.filter(isKept), files: files, texts: texts)
  }

  /// The first of the entries.
  public func prefix(_ count: Int) -> Report {
    Report(entries: Array(entries.prefix(count)), files: files, texts: texts)
  }

  public func count(of severity: Severity) -> Int {
    entries.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
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
  }
}
