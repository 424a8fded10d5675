import Lint
import RuleKit

// What the options ask of the rules.
extension RuleRequest {
  init(_ arguments: Arguments, _ set: RuleSet) throws(UsageError) {
    self.init()
    only = try arguments.list("--only")
    let wanted = try arguments.list("--enable") ?? []
    enabled = wanted.filter { $0 != "all" }
    enablesAll = enabled.count < wanted.count
    disabled = try arguments.list("--disable") ?? []
    for text in arguments.all("--severity") {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let severity = Severity(text: parts[1]) else {
        throw UsageError("'--severity' needs a rule and info, warning or error, as in some_rule=error, not '\(text)'")
      }
      severities.append((parts[0], severity))
    }
    for id in (only ?? []) + enabled + disabled + severities.map(\.rule) where set.card(id) == nil {
      throw UsageError("there is no rule '\(id)'" + Spelling.suggestion(for: id, among: set.cards.map(\.id)))
    }
    if let only, !enablesAll, Set(only + enabled).isSubset(of: disabled) {
      throw UsageError("'--only' and '--disable' name the same rules: none is left")
    }
  }
}
