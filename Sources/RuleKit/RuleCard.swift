import Index
public import Syntax

/// All that is said about a rule, once: what it finds and why, what it looks at, and an example either way.
public struct RuleCard: Sendable {
  /// The thing found, in snake_case, so that it reads well after *allow*: `leaked_protocol_property`.
  public let id: String
  /// What it finds: lower case, no full stop.
  public let summary: String
  /// Why that is bad, and what to do about it, in sentences.
  public let rationale: String
  /// How grave its findings are if nobody says otherwise.
  public let severity: Severity
  /// The declarations that it is called for.
  public let looksAt: LooksAt
  /// Whether it is called for headers and implementations in Objective-C as well.
  public let readsObjectiveC: Bool
  /// Whether it asks what files in other languages name: they are read for their words only if a rule does.
  public let readsWords: Bool
  /// Modules without which there is nothing to find: it is called for files alone that import one of them and have code,
  /// and the facts of these hold the code.
  public let imports: [String]
  public let options: [RuleOption]
  /// Why it is off until somebody turns it on; nothing if it is on.
  public let optIn: String?
  /// The first version that has it.
  public let since: String
  /// Code that breaks the rule, with marks (`// expect: rule_id`) where; it runs as a test.
  public let breaks: String
  /// Code that keeps the rule: the same thought, done well; it runs as a test.
  public let keeps: String

  public init(
    id: String, summary: String, rationale: String, severity: Severity = .warning, looksAt: LooksAt,
    readsObjectiveC: Bool = false, readsWords: Bool = false, imports: [String] = [], options: [RuleOption] = [],
    optIn: String? = nil, since: String, breaks: String, keeps: String
  ) {
    self.id = id
    self.summary = summary
    self.rationale = rationale
    self.severity = severity
    self.looksAt = looksAt
    self.readsObjectiveC = readsObjectiveC
    self.readsWords = readsWords
    self.imports = imports
    self.options = options
    self.optIn = optIn
    self.since = since
    self.breaks = breaks
    self.keeps = keeps
  }

  public var isOptIn: Bool { optIn != nil }

  /// Whether the rule is called for a declaration of this kind in one of the other, or at file level.
  public func visits(_ kind: DeclKind, in parent: DeclKind?) -> Bool {
    !looksAt.isDisjoint(with: LooksAt(kind, in: parent))
  }

  /// What is wrong with the card, in sentences.
  public var problems: [String] {
    var problems: [String] = []
    func demand(_ isSo: Bool, _ sentence: @autoclosure () -> String) {
      if !isSo { problems.append("'\(id)' \(sentence())") }
    }
    demand(RuleCard.isSnakeCase(id), "is not in snake_case")
    demand(Message(summary).isPhrase, "has a summary that is not in lower case, or ends in a full stop")
    demand(rationale.contains { !$0.isWhitespace }, "has no rationale")
    demand(optIn.map { Message($0).isPhrase } ?? true, "is opt-in for a reason that is not in lower case, or ends in a full stop")
    demand(since.contains { $0.isNumber }, "does not say since which version it is there")
    demand(breaks.holds("// expect") && breaks.holds(id), "has no example that breaks it, with a mark")
    demand(keeps.contains { !$0.isWhitespace }, "has no example that keeps it")
    for (place, option) in options.enumerated() {
      demand(RuleCard.isSnakeCase(option.name), "has an option '\(option.name)' that is not in snake_case")
      demand(Message(option.summary).isPhrase, "has an option '\(option.name)' with a summary of the wrong form")
      demand(!options[..<place].contains { $0.name == option.name }, "has two options '\(option.name)'")
    }
    return problems
  }

  private static func isSnakeCase(_ text: String) -> Bool {
    let words = text.utf8.split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    let isMadeOfWords = words.allSatisfy { word in
      !word.isEmpty && word.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    }
    return isMadeOfWords && text.utf8.first.map { $0 >= 0x61 } == true
  }
}
