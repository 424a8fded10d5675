/// What a rule is made with: its severity, and the values of the options on its card.
///
/// Asking for an option that the card does not have, or for one of another type, is a mistake in the rule and traps;
/// as rules ask when they are made, no test of the rule can miss it.
public struct RuleSettings: Sendable {
  public let severity: Severity
  private let values: [String: RuleOption.Value]

  init(severity: Severity, values: [String: RuleOption.Value]) {
    self.severity = severity
    self.values = values
  }

  /// The value of an option, whatever its type.
  public func value(of option: RuleOption) -> RuleOption.Value { values[option.name] ?? option.standard }

  public func flag(_ option: String) -> Bool {
    guard case .flag(let value) = values[option] else { mismatch(option) }
    return value
  }

  public func number(_ option: String) -> Int {
    guard case .number(let value) = values[option] else { mismatch(option) }
    return value
  }

  public func text(_ option: String) -> String {
    guard case .text(let value) = values[option] else { mismatch(option) }
    return value
  }

  public func list(_ option: String) -> [String] {
    guard case .list(let value) = values[option] else { mismatch(option) }
    return value
  }

  private func mismatch(_ option: String) -> Never {
    preconditionFailure("the rule's card has no option '\(option)' of this type")
  }
}
