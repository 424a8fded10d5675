/// How grave a finding is.
public enum Severity: UInt8, CaseIterable, Comparable, Sendable {
  case info, warning, error

  public init?(text: String) {
    guard let severity = Severity.allCases.first(where: { $0.text == text }) else { return nil }
    self = severity
  }

  public var text: String {
    switch self {
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// One step down, for the lesser form of what a rule finds.
  public var lesser: Severity { Severity(rawValue: rawValue &- 1) ?? .info }

  public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
}
