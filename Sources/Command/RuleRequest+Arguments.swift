import Lint
import RuleKit

// What the options ask of the rules.
extension RuleRequest {
  init(_ arguments: Arguments, _ set: RuleSet) throws(UsageError) {
    try self.init(choosing: arguments, set)
    for text in try arguments.list("--severity") ?? [] {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let severity = Severity(text: parts[1]) else {
        throw UsageError("'--severity' needs a rule and info, warning or error, as in some_rule=error, not '\(text)'")
      }
      severities.append((parts[0], severity))
    }
    try RuleRequest.check(severities.map(\.rule), set)
  }

  /// Which rules run.
  init(choosing arguments: Arguments, _ set: RuleSet) throws(UsageError) {
    try self.init(enabling: arguments, set)
    only = try arguments.list("--only")
    disabled = try arguments.list("--disable") ?? []
    try RuleRequest.check((only ?? []) + disabled, set)
    if let only, !enablesAll, Set(only + enabled).isSubset(of: disabled) {
      throw UsageError("'--only' and '--disable' name the same rules: none is left")
    }
  }

  /// What `--enable` says: all that may be asked where rules must not be missing.
  init(enabling arguments: Arguments, _ set: RuleSet) throws(UsageError) {
    self.init()
    let wanted = try arguments.list("--enable") ?? []
    enabled = wanted.filter { $0 != "all" }
    enablesAll = enabled.count < wanted.count
    try RuleRequest.check(enabled, set)
  }

  private static func check(_ ids: [String], _ set: RuleSet) throws(UsageError) {
    for id in ids where set.card(id) == nil {
      throw UsageError("there is no rule '\(id)'" + Spelling.suggestion(forRule: id, among: set.cards.map(\.id)))
    }
  }
}
