import Lint
import RuleKit

/// What the command line asks of the rules.
struct RuleRequest {
  private let only: [String]?
  private let enabled: [String]
  private let disabled: [String]
  private var severities: [(rule: String, severity: Severity)] = []

  init(_ arguments: Arguments, _ set: RuleSet) throws(UsageError) {
    only = try arguments.list("--only")
    enabled = try arguments.list("--enable") ?? []
    disabled = try arguments.list("--disable") ?? []
    for text in arguments.all("--severity") {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let severity = Severity(text: parts[1]) else {
        throw UsageError("'--severity' needs a rule and info, warning or error, as in some_rule=error, not '\(text)'")
      }
      severities.append((parts[0], severity))
    }
    for id in (only ?? []) + enabled.filter({ $0 != "all" }) + disabled + severities.map(\.rule) where set.card(id) == nil {
      throw UsageError("there is no rule '\(id)'" + Spelling.suggestion(for: id, among: set.cards.map(\.id)))
    }
  }

  func choice(from set: RuleSet) -> RuleChoice {
    var choice = RuleChoice(from: set)
    if let only {
      choice.turnOffAll()
      for id in only { _ = choice.turnOn(id) }
    }
    for id in enabled { if id == "all" { choice.turnOnAll() } else { _ = choice.turnOn(id) } }
    for id in disabled { _ = choice.turnOff(id) }
    for (rule, severity) in severities { _ = choice.setSeverity(of: rule, to: severity) }
    return choice
  }
}
