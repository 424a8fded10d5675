public import Index
public import RuleKit

/// What is said of directives that disable nothing. It is found by the run itself, once all rules have spoken; here are
/// its name, its severity and its option.
public final class SuperfluousDisable: Rule, RuleHooks {
  public static let card = RuleCard(
    id: "superfluous_disable",
    summary: "a directive that disables nothing",
    rationale: """
      A directive that no finding needs any more hides the next one that comes along; one that names no rule never hid \
      anything, and a mark that is misspelt, as 'accesslint:requird', marks nothing. Delete it, or correct the name.
      """,
    looksAt: [],
    options: [
      RuleOption("require_reason", "whether a directive has to say why, after a dash", standard: .flag(false))
    ],
    since: "0.1",
    breaks: """
      // accesslint:disable:next leaked_protocol_property
      struct Plain {}  // expect@-1: superfluous_disable
      """,
    keeps: """
      struct Plain {}
      """)

  public func visit(_ decl: DeclID, _ pass: inout Pass) {}
}
