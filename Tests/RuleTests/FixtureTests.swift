import Foundation
import Report
import RuleKit
import Rules
import Testing

/// Rules find what the marks in `Fixtures` say, and nothing else.
@Suite struct FixtureTests {
  @Test(arguments: try Project.fixtures()) func findings(project: Project) {
    let trial = Trial(project, rules: ruleBook)
    for problem in trial.problems { Issue.record("\(problem)") }
  }

  /// What is found does not hang on the order in which files are read.
  @Test(arguments: try Project.fixtures().filter { $0.files.count > 1 })
  func orderOfFiles(project: Project) {
    #expect(Trial(project, rules: ruleBook).report == Trial(project.reversed, rules: ruleBook).report)
  }

  @Test func everyRuleHasFixtures() throws {
    let wanted = ProcessInfo.processInfo.environment["ACCESSLINT_RULE"]
    let ids = ruleBook.cards.map(\.id).filter { wanted == nil || wanted == $0 }
    #expect(Project.rules() == ids.sorted())
    #expect(wanted == nil || ids.count == 1, "ACCESSLINT_RULE is no rule's id")
    let fixtures = try Project.fixtures()
    for id in ids {
      let ofRule = fixtures.filter { $0.rule == id }
      let finding = ofRule.filter { Trial($0, rules: ruleBook).report.entries.contains { $0.rule == id } }
      #expect(!finding.isEmpty, "no fixture of \(id) has a finding")
      #expect(finding.count < ofRule.count, "no fixture of \(id) is silent")
    }
  }
}
