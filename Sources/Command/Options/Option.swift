/// An option, said once: the parser, the help, the completions and the manual page read it here.
struct Option: Sendable {
  /// `--jobs`
  let name: String
  /// `-j`, if there is a short form.
  let short: String?
  /// Nothing for a switch.
  let value: Value?
  /// Lower case, no full stop.
  let help: String
  let group: Group

  /// What follows an option.
  struct Value: Sendable {
    /// `RULE,…`
    let placeholder: String
    /// What to say that is missing when it is: `names of rules`.
    let wanted: String
    let completion: Completion

    init(_ placeholder: String, _ wanted: String, _ completion: Completion = .none) {
      self.placeholder = placeholder
      self.wanted = wanted
      self.completion = completion
    }

    /// One word of a few.
    static func word(_ words: [String]) -> Value {
      Value(words.joined(separator: "|"), Arguments.choice(of: words), .words(words))
    }
  }

  /// What a shell may offer in place of a value.
  enum Completion: Equatable, Sendable {
    case none, paths, rules
    case words([String])
  }

  /// The headings of the help.
  enum Group: String, CaseIterable, Sendable {
    case rules = "Rules"
    case configuration = "Configuration"
    case reading = "What is read and reported"
    case output = "Output"
    case other = "Other"
  }

  init(_ name: String, short: String? = nil, takes value: Value? = nil, _ group: Group, _ help: String) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
    self.group = group
  }

  /// `-j, --jobs N`
  var spelling: String { (short.map { "\($0), " } ?? "") + name + (value.map { " \($0.placeholder)" } ?? "") }

  /// What every subcommand has.
  static let help = Option("--help", short: "-h", .other, "say what there is, and end")
  static let version = Option("--version", .other, "say which version this is, and end")
}
