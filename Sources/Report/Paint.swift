import RuleKit

/// Colours of a terminal, out of the sixteen that every theme, dark or light, makes readable.
struct Paint {
  let isColored: Bool

  enum Style {
    case error, warning, info, headline, related, quiet

    fileprivate var code: StaticString {
      switch self {
      case .error: "\u{1B}[1;31m"
      case .warning: "\u{1B}[1;33m"
      case .info: "\u{1B}[1;36m"
      case .headline: "\u{1B}[1m"
      case .related: "\u{1B}[36m"
      case .quiet: "\u{1B}[2m"
      }
    }
  }

  func style(of severity: Severity) -> Style {
    switch severity {
    case .info: .info
    case .warning: .warning
    case .error: .error
    }
  }

  func write(_ text: String, _ style: Style, to writer: inout ByteWriter) {
    if isColored, !text.isEmpty { writer.write(style.code) }
    writer.write(text)
    if isColored, !text.isEmpty { writer.write("\u{1B}[0m") }
  }
}
