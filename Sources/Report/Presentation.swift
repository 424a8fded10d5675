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
  /// The folder that whoever shows the report has paths start from, if that is another one: a repository's.
  public var root: String?
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

  /// The path for whoever shows the report: one below the root starts there, others are as they are.
  func shown(_ path: String) -> String {
    guard let root else { return path }
    let (absolute, start) = (PathURI.absolute(path, in: folder), root.hasSuffix("/") ? root : root + "/")
    return absolute.hasPrefix(start) ? String(absolute.dropFirst(start.count)) : path
  }
}
