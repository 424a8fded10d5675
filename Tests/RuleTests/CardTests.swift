import Report
import RuleKit
import Rules
import Testing

/// The examples on the rules' cards are true, and the cards are complete.
@Suite struct CardTests {
  @Test func cardsAreComplete() {
    #expect(ruleBook.problems == [])
  }

  @Test(arguments: ruleBook.cards.map(\.id)) func examples(id: String) throws {
    let card = try #require(ruleBook.card(id))
    for problem in problemsOfExamples(on: card, in: ruleBook) { Issue.record("\(problem)") }
  }
}

/// What is wrong with a card's two examples, in sentences.
func problemsOfExamples(on card: RuleCard, in rules: RuleSet) -> [String] {
  let breaks = Trial(Project("\(card.id), breaks", about: card.id, text: card.breaks), rules: rules)
  let keeps = Trial(Project("\(card.id), keeps", about: card.id, text: card.keeps), rules: rules)
  var problems = breaks.problems + keeps.problems
  if breaks.report.entries.isEmpty { problems.append("\(card.id), breaks: nothing is found") }
  if !keeps.report.entries.isEmpty { problems.append("\(card.id), keeps: something is found") }
  return problems
}
