public import RuleKit

/// What there is to say of a run besides its findings, for formats that have a place for it.
public struct RunNotes: Equatable, Sendable {
  /// Something that whoever reads the report should know.
  public struct Note: Equatable, Sendable {
    /// What a note is about.
    public enum Subject: CaseIterable, Sendable {
      /// What the run was told to do.
      case configuration
      /// What it was to read.
      case input
      /// What the report does not hold.
      case limit
      /// What it was to write.
      case output
    }

    public let subject: Subject
    public let severity: Severity
    public let text: String
    /// The file or folder that it is about, if there is one.
    public let path: String?

    public init(_ subject: Subject, _ severity: Severity, _ text: String, path: String? = nil) {
      self.subject = subject
      self.severity = severity
      self.text = text
      self.path = path
    }

    /// `Panel.swift: permission denied`
    public var sentence: String { path.map { "\($0): \(text)" } ?? text }
  }

  public var notes: [Note]
  /// What the process ends with.
  public var exitCode: Int

  public init(_ notes: [Note] = [], exitCode: Int = 0) {
    self.notes = notes
    self.exitCode = exitCode
  }
}
