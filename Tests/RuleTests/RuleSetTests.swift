import RuleKit
import Testing

/// Cards are checked, and a choice of rules knows what it is asked for.
@Suite struct RuleSetTests {
  private func card(
    id: String = "some_rule", summary: String = "a thing", rationale: String = "Why.", options: [RuleOption] = [],
    optIn: String? = nil, breaks: String = "x  // expect: some_rule", keeps: String = "y"
  ) -> RuleCard {
    RuleCard(
      id: id, summary: summary, rationale: rationale, looksAt: .class, options: options, optIn: optIn, since: "1.0",
      breaks: breaks, keeps: keeps)
  }

  @Test func goodCards() {
    #expect(card().problems == [])
    #expect(card(optIn: "it is noisy").isOptIn)
    #expect(InventedRules.all.problems == [])
  }

  @Test func badCards() {
    let option = RuleOption("an_option", "what it is", standard: .flag(true))
    let bad = [
      card(id: "SomeRule"), card(id: "some__rule"), card(id: "1_rule"), card(summary: "A thing"),
      card(summary: "a thing."), card(summary: ""), card(rationale: " "), card(optIn: "It is noisy."),
      card(breaks: "x"), card(keeps: "\n"), card(options: [option, option]),
      card(options: [RuleOption("anOption", "what it is", standard: .flag(true))]),
      card(options: [RuleOption("an_option", "What it is", standard: .flag(true))]),
    ]
    for card in bad { #expect(!card.problems.isEmpty, "\(card)") }
  }

  @Test func sameIDTwice() {
    let twice = RuleSet(InventedRules.all.rules + [ShoutedName.self])
    #expect(twice.problems == ["'shouted_name' is the id of two rules"])
  }

  @Test func optInRulesAreOff() {
    var choice = RuleChoice(from: InventedRules.all)
    #expect(choice.cards.map(\.id) == ["shouted_name", "forbidden_call"])
    #expect(choice.turnOn("empty_protocol") == nil)
    #expect(choice.turnOff("shouted_name") == nil)
    #expect(choice.cards.map(\.id) == ["empty_protocol", "forbidden_call"])
  }

  @Test func unknownThings() {
    var choice = RuleChoice(from: InventedRules.all)
    #expect(choice.turnOn("x") == .unknownRule("x"))
    #expect(choice.setSeverity(of: "x", to: .error) == .unknownRule("x"))
    #expect(choice.setOption("y", of: "x", to: .flag(true)) == .unknownRule("x"))
    #expect(choice.setOption("y", of: "shouted_name", to: .flag(true)) == .unknownOption("y", rule: "shouted_name"))
    #expect(
      choice.setOption("allowed", of: "shouted_name", to: .flag(true))
        == .wrongType(option: "allowed", rule: "shouted_name", wanted: "a list of texts"))
    #expect(choice.setOption("allowed", of: "shouted_name", to: .list([])) == nil)
  }

  @Test func severities() {
    #expect(Severity.info < .warning && Severity.warning < .error)
    #expect(Severity.allCases.map(\.lesser) == [.info, .info, .warning])
    for severity in Severity.allCases { #expect(Severity(text: severity.text) == severity) }
    #expect(Severity(text: "note") == nil)
  }
}
