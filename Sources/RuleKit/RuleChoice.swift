/// Which rules of a set run, how grave their findings are, and with which options.
///
/// Whoever reads a configuration fills it in, and is told what the set does not know.
public struct RuleChoice: Sendable {
  private var entries: [Entry]

  struct Entry: Sendable {
    let rule: any RuleHooks.Type
    let card: RuleCard
    var isOn: Bool
    var severity: Severity
    var values: [String: RuleOption.Value]
  }

  /// What was asked for in vain.
  public enum Problem: Equatable, Sendable {
    case unknownRule(String)
    case unknownOption(String, rule: String)
    case wrongType(option: String, rule: String, wanted: String)

    public var sentence: String {
      switch self {
      case .unknownRule(let id): "there is no rule '\(id)'"
      case .unknownOption(let name, let rule): "'\(rule)' has no option '\(name)'"
      case .wrongType(let option, let rule, let wanted): "option '\(option)' of '\(rule)' is \(wanted)"
      }
    }
  }

  /// The rules that are on by default, as their cards have them.
  public init(from set: RuleSet) {
    entries = set.rules.map { rule in
      let card = rule.card
      let values = Dictionary(card.options.map { ($0.name, $0.standard) }, uniquingKeysWith: { first, _ in first })
      return Entry(rule: rule, card: card, isOn: !card.isOptIn, severity: card.severity, values: values)
    }
  }

  /// The cards of the rules that run.
  public var cards: [RuleCard] { chosen.map(\.card) }

  /// All rules that there are, whether or not they run.
  public var allCards: [RuleCard] { entries.map(\.card) }

  /// The modules that rules look for, be these on or off: of files that import one of them the facts hold the code.
  public var codeModules: [String] { Set(entries.flatMap(\.card.imports)).sorted() }

  public func knows(_ id: String) -> Bool { entries.contains { $0.card.id == id } }

  /// What a rule is made with; nothing if it does not run.
  public func settings(of id: String) -> RuleSettings? {
    entries.first { $0.card.id == id && $0.isOn }.map { RuleSettings(severity: $0.severity, values: $0.values) }
  }

  public mutating func turnOn(_ id: String) -> Problem? { change(id) { $0.isOn = true } }

  public mutating func turnOff(_ id: String) -> Problem? { change(id) { $0.isOn = false } }

  public mutating func turnOffAll() {
    for place in entries.indices { entries[place].isOn = false }
  }

  /// Opt-in rules, too.
  public mutating func turnOnAll() {
    for place in entries.indices { entries[place].isOn = true }
  }

  public mutating func setSeverity(of id: String, to severity: Severity) -> Problem? {
    change(id) { $0.severity = severity }
  }

  public mutating func setOption(_ name: String, of id: String, to value: RuleOption.Value) -> Problem? {
    guard let place = entries.firstIndex(where: { $0.card.id == id }) else { return .unknownRule(id) }
    guard let old = entries[place].values[name] else { return .unknownOption(name, rule: id) }
    guard value.hasType(of: old) else { return .wrongType(option: name, rule: id, wanted: old.typeName) }
    entries[place].values[name] = value
    return nil
  }

  var chosen: [Entry] { entries.filter(\.isOn) }

  private mutating func change(_ id: String, _ body: (inout Entry) -> Void) -> Problem? {
    guard let place = entries.firstIndex(where: { $0.card.id == id }) else { return .unknownRule(id) }
    body(&entries[place])
    return nil
  }
}
