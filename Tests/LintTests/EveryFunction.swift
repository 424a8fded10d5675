import Facts
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

/// … and each string in files that import `Words`.
final class EveryString: Rule, RuleHooks {
  static let card = RuleCard(
    id: "every_string", summary: "a string", rationale: "Tests need a rule that is about a module.", looksAt: [],
    imports: ["Words"], since: "0.1.0", breaks: "import Words\nlet a = \"\"  // expect: every_string", keeps: "let a = \"\"")

  func visit(_ decl: DeclID, _ pass: inout Pass) {}

  func finish(_ pass: inout Pass) {
    for fact in pass.facts.code where fact.kind == .literal {
      pass.report("a string", at: Place(file: pass.file, range: fact.offset..<fact.endOffset), in: pass.decl(owning: fact.owner))
    }
  }
}
