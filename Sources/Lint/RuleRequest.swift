public import RuleKit

/// What somebody asks of the rules for one run: it comes after what configurations say.
public struct RuleRequest: Sendable {
  public var only: [String]?
  public var enabled: [String] = []
  public var enablesAll = false
  public var disabled: [String] = []
  public var severities: [(rule: String, severity: Severity)] = []

  public init() {}

  /// Whether nothing is asked.
  public var isEmpty: Bool { only == nil && enabled.isEmpty && !enablesAll && disabled.isEmpty && severities.isEmpty }

  func apply(to choice: inout RuleChoice) {
    if let only { choice.apply(.only(only)) }
    if enablesAll { choice.turnOnAll() }
    for id in enabled { choice.apply(.turnOn(id)) }
    for id in disabled { choice.apply(.turnOff(id)) }
    for (rule, severity) in severities { choice.apply(.severity(rule, severity)) }
  }
}
