import Index
import RuleKit

/// A rule as somebody else might have it: each function is worth a note.
final class EveryFunction: Rule, RuleHooks {
  static let card = RuleCard(
    id: "every_function", summary: "a function", rationale: "Tests need a rule that always finds something.",
    severity: .info, looksAt: .function, since: "0.1.0", breaks: "func f() {}  // expect: every_function",
    keeps: "var f = 1")

  func visit(_ decl: DeclID, _ pass: inout Pass) {
    pass.report(.isFunction(pass.index.name(of: decl)), at: decl)
  }
}

/// … and each type.
final class EveryType: Rule, RuleHooks {
  static let card = RuleCard(
    id: "every_type", summary: "a type", rationale: "Tests need two rules.", looksAt: .concreteType, since: "0.1.0",
    breaks: "struct A {}  // expect: every_type", keeps: "var f = 1")

  func visit(_ decl: DeclID, _ pass: inout Pass) { pass.report(.isType(pass.index.name(of: decl)), at: decl) }
}

extension Message {
  fileprivate static func isType(_ name: String) -> Message { "'\(name)' is a type" }
  fileprivate static func isFunction(_ name: String) -> Message { "'\(name)' is a function" }
}
