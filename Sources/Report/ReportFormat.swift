/// The forms that there are for a report, by the names that people give them.
public enum ReportFormat: String, CaseIterable, Sendable {
  case full, concise, xcode, json, sarif, github, gitlab, checkstyle, junit, markdown

  /// Whether it shows code, or counts columns in other units than bytes: it needs the report's texts.
  public var needsTexts: Bool { self == .full || self == .sarif }

  /// Whether a person reads it as it comes.
  public var isForPeople: Bool { self == .full || self == .concise }

  public func reporter(_ presentation: Presentation) -> any Reporter {
    switch self {
    case .full: FullReporter(presentation)
    case .concise: ConciseReporter()
    case .xcode: XcodeReporter(presentation)
    case .json: JSONReporter()
    case .sarif: SARIFReporter(presentation)
    case .github: GitHubReporter(presentation)
    case .gitlab: GitLabReporter(presentation)
    case .checkstyle: CheckstyleReporter(presentation)
    case .junit: JUnitReporter()
    case .markdown: MarkdownReporter()
    }
  }
}
