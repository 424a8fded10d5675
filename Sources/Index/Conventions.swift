/// What configurations say of a project as a whole, besides what its sources say.
public struct Conventions: Equatable, Sendable {
  /// What is said of members.
  public var annotations: [Annotation] = []
  /// Functions of other modules that end the program.
  public var trapFunctions: [String] = []
  /// Parts of messages by which a trap asks subclasses for an override.
  public var messagePatterns: [String] = []

  public init() {}

  /// What both say.
  public mutating func merge(_ other: Conventions) {
    annotations += other.annotations.filter { !annotations.contains($0) }
    trapFunctions += other.trapFunctions.filter { !trapFunctions.contains($0) }
    messagePatterns += other.messagePatterns.filter { !messagePatterns.contains($0) }
  }
}
