public import RuleKit

/// Who reads a report, and what reporters have to know besides it.
public struct Presentation: Sendable {
  /// The columns of the terminal, if a person reads at one.
  public var width: Int?
  public var isColored: Bool
  /// Whether the terminal shows links.
  public var hasLinks = false
  /// The folder that relative paths start from, itself from the root of the file system.
  public var folder: String
  /// The rules that there are, for formats that describe them.
  public var cards: [RuleCard]
  /// The command's.
  public var version: String
  /// What became of the run, for formats that say it.
  public var run = RunNotes()
  /// What tells this report from others about the same commit, for formats that have a word for it.
  public var category: String?

  public init(
    width: Int? = nil, isColored: Bool = false, folder: String = "", cards: [RuleCard] = [], version: String = ""
  ) {
    self.width = width
    self.isColored = isColored
    self.folder = folder
    self.cards = cards
    self.version = version
  }
}
