/// All that is said about a subcommand, once: its name, what it takes, what it is for.
struct Usage: Sendable {
  let name: String
  /// `PATH…`
  let operands: String
  /// Lower case, no full stop: for the list of subcommands.
  let summary: String
  /// Sentences for its own help.
  let details: String
  let options: [Option]
  /// What a shell may offer in place of an operand.
  let completion: Option.Completion
  /// Whether it is left out of help and completions: a tool for packagers and tests.
  let isHidden: Bool

  init(
    _ name: String, _ operands: String = "", _ summary: String, details: String = "", options: [Option] = [],
    completion: Option.Completion = .none, isHidden: Bool = false
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.details = details
    self.options = options + [.help]
    self.completion = completion
    self.isHidden = isHidden
  }

  /// `accesslint lint [PATH…] [options]`
  var synopsis: String {
    let parts = ["accesslint", name, operands, options.count > 1 ? "[options]" : ""]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The options under their headings; headings without options are left out.
  var groups: [(heading: String, options: [Option])] {
    Option.Group.allCases.map { group in (group.rawValue, options.filter { $0.group == group }) }
      .filter { !$0.options.isEmpty }
  }

  func option(_ name: String) -> Option? { options.first { $0.name == name || $0.short == name } }
}
