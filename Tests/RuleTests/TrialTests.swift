import RuleKit
import Testing

/// The machinery that tests rules notices what is wrong, both ways. Tried with rules that are invented.
@Suite struct TrialTests {
  private func problems(_ text: String, about rule: String = "shouted_name") -> [String] {
    Trial(Project("p", about: rule, text: text), rules: InventedRules.all).problems
  }

  @Test func agreement() {
    #expect(problems("func HELP() {}  // expect: shouted_name\nfunc help() {}") == [])
    #expect(problems("// expect@+1: shouted_name\nvar HELP = 1\n") == [])
    #expect(problems("var HELP = 1\n// expect@-1: shouted_name \"'HELP' is\"\n") == [])
  }

  @Test func findingWithoutMark() {
    #expect(
      problems("\nfunc HELP() {}")
        == ["p/Example.swift:2: a finding without a mark: 'HELP' is shouted [shouted_name]"])
    // One mark is good for one finding.
    #expect(problems("var AA = 1, BB = 2  // expect: shouted_name").count == 1)
  }

  @Test func markWithoutFinding() {
    #expect(problems("func help() {}  // expect: shouted_name") == ["p/Example.swift:1: no finding of shouted_name"])
    // The same line, another message: the finding has no mark, and the mark no finding.
    #expect(problems("func HELP() {}  // expect: shouted_name \"sung\"").count == 2)
  }

  @Test func marksOfOtherRulesTurnThemOn() {
    #expect(problems("protocol P {}") == [])
    #expect(problems("protocol P {}  // expect: empty_protocol") == [])
    #expect(problems("protocol P {}  // expect: no_such_rule").contains("p: there is no rule 'no_such_rule'"))
  }

  @Test func marksInStringsAreNone() {
    #expect(problems("let text = \"// expect: shouted_name\"") == [])
  }

  @Test func malformedMark() {
    #expect(problems("// expect: shouted_name why") == ["p/Example.swift:1: 'why' is no part of a mark"])
  }

  @Test func evidence() {
    let shouts = "func HELP() {}  // expect: shouted_name\nvar HELP = 1  // expect: shouted_name"
    #expect(problems("// related@+1: shouted_name \"first\"\n" + shouts) == [])
    #expect(problems(shouts + "\n// related@-1: shouted_name") == ["p/Example.swift:2: no evidence of shouted_name"])
  }

  @Test func options() {
    #expect(problems("// option: allowed = HELP, ME\nvar HELP = 1, ME = 2") == [])
    #expect(problems("// option: shortest = 5\nvar HELP = 1") == [])
    #expect(problems("// option: allowed = x\nvar URL = 1").count == 1)
    #expect(problems("// option: louder = 5") == ["p: 'shouted_name' has no option 'louder'"])
    #expect(problems("// option: shortest = x") == ["p: option 'shortest' of 'shouted_name' is a whole number"])
  }

  @Test func messagesHaveTheirForm() {
    for text in ["'x' is so", "no 'x'", "@objc is missing", "1 of 2 (so)"] { #expect(Message(text).isPhrase, "\(text)") }
    for text in ["", "Big", "stop.", "end ", "two\nlines", "why?"] { #expect(!Message(text).isPhrase, "\(text)") }
  }

  @Test(arguments: InventedRules.all.cards.map(\.id)) func examples(id: String) throws {
    let card = try #require(InventedRules.all.card(id))
    #expect(problemsOfExamples(on: card, in: InventedRules.all) == [])
  }
}
