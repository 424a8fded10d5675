import Facts
import Report
@testable import RuleKit
import Rules
import Syntax
import Testing

/// Rules find what the marks in `Fixtures` say, and nothing else.
@Suite struct FixtureTests {
  @Test(arguments: try Project.fixtures()) func findings(project: Project) {
    let trial = Trial(project, rules: ruleBook)
    for problem in trial.problems { Issue.record("\(problem)") }
  }

  /// What is found hangs neither on the order in which files are read, nor on what a rule saw before.
  @Test(arguments: try Project.fixtures().filter { $0.files.count > 1 })
  func orderAndWorkers(project: Project) {
    let report = Trial(project, rules: ruleBook).report
    #expect(report == Trial(project.reversed, rules: ruleBook).report)
    #expect(report == Trial(project, rules: ruleBook, isSharingBench: false).report)
  }

  @Test func everyRuleHasFixtures() throws {
    let ids = ruleBook.cards.map(\.id).filter { Project.wantedRule == nil || Project.wantedRule == $0 }
    #expect(Project.rules() == ids.sorted())
    #expect(Project.wantedRule == nil || ids.count == 1, "ACCESSLINT_RULE is no rule's id")
    let trials = try Project.fixtures().map { Trial($0, rules: ruleBook) }
    for id in ids {
      let ofRule = trials.filter { $0.project.rule == id }
      #expect(ofRule.contains { $0.hasFinding(of: id) }, "no fixture of \(id) has a finding")
      let isSilent = ofRule.contains { !$0.hasFinding(of: id) || $0.hasSilentDeclaration(of: id) }
      #expect(isSilent, "no fixture of \(id) has anything to be silent about")
    }
  }
}

extension Trial {
  fileprivate func hasFinding(of id: String) -> Bool { report.entries.contains { $0.rule == id } }

  /// Whether the rule looked at a declaration and found nothing in it.
  fileprivate func hasSilentDeclaration(of id: String) -> Bool {
    guard let card = ruleBook.card(id) else { return false }
    let found = report.entries.filter { $0.rule == id }.map { "\($0.location.path):\($0.location.line)" }
    return project.facts().contains { file in
      file.decls.contains { fact in
        let parent = fact.parent == DeclFact.none ? nil : file.decls[Int(fact.parent)].kind
        let line = file.lines.position(of: Int(fact.nameOffset)).line
        return !card.looksAt.isDisjoint(with: LooksAt(fact.kind, in: parent)) && !found.contains("\(file.path):\(line)")
      }
    }
  }
}
