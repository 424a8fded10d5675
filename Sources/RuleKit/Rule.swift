/// The public face of a rule: how grave its findings are. There is nothing here to call.
///
/// A rule is a final subclass that also conforms to `RuleHooks`.
open class Rule {
  public let severity: Severity

  /// A rule with options reads them here, into private constants, before it calls this.
  public required init(_ settings: RuleSettings) { severity = settings.severity }
}
