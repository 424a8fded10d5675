/// What a rule found, and where.
public struct Finding: Equatable, Sendable {
  /// The rule's id.
  public let rule: String
  public let severity: Severity
  public let place: Place
  public let message: Message
  /// The declaration it is about, as `Module.Type.member(label:)`: it stays the same when lines move.
  public let symbol: String
  /// The evidence: the places that make it true.
  public let related: [Related]
  /// Whether the evidence, read in its order, is a way that leads to the finding.
  public let isPath: Bool

  public init(
    rule: String, severity: Severity, place: Place, message: Message, symbol: String, related: [Related] = [],
    isPath: Bool = false
  ) {
    self.rule = rule
    self.severity = severity
    self.place = place
    self.message = message
    self.symbol = symbol
    self.related = related
    self.isPath = isPath
  }
}

/// A stretch of one of the project's files.
public struct Place: Equatable, Sendable {
  /// The file's number in the index.
  public let file: Int
  /// Offsets in bytes.
  public let range: Range<UInt32>

  public init(file: Int, range: Range<UInt32>) {
    self.file = file
    self.range = range
  }
}

/// A place that a finding rests on, and what is to be seen there.
public struct Related: Equatable, Sendable {
  public let place: Place
  public let message: Message

  public init(_ place: Place, _ message: Message) {
    self.place = place
    self.message = message
  }
}
