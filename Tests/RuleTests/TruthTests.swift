import Foundation
import Report
import Rules
import Testing

/// What rules warn of really happens: programs show it, and rules find it in the same programs.
@Suite struct TruthTests {
  @Test(.enabled(if: Execution.compiler != nil, "there is no compiler"), arguments: try Truth.all())
  func behaviour(truth: Truth) throws {
    let compiler = try #require(Execution.compiler)
    for problem in try truth.problems(compiler: compiler) { Issue.record("\(truth.project.name): \(problem)") }
  }

  @Test(arguments: try Truth.all()) func findings(truth: Truth) {
    for problem in Trial(truth.project, rules: ruleBook).problems { Issue.record("\(problem)") }
  }

  /// A program shows the harm, and another one that the clean form has none.
  @Test func bothWays() throws {
    let programs = try Dictionary(grouping: Truth.all(), by: \.project.rule)
    for (rule, programs) in programs {
      let finds = programs.map { program in
        Trial(program.project, rules: ruleBook).report.entries.contains { $0.rule == rule }
      }
      #expect(finds.contains(true), "no program shows the harm of \(rule)")
      #expect(finds.contains(false), "no program shows that \(rule) can be kept")
    }
  }
}
