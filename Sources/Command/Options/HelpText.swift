import Report

/// What `--help` prints.
enum HelpText {
  /// The command as a whole: its subcommands, and the options of the one that is meant where none is named.
  static var overview: String {
    let usages = Command.shownUsages
    var text = """
      Finds where Swift code goes around its own access control.

      Usage: accesslint [SUBCOMMAND] [options]

      Subcommands:

      """
    for usage in usages {
      let name = [usage.name, usage.operands].filter { !$0.isEmpty }.joined(separator: " ")
      text += row(name, usage.summary)
    }
    text += row("help SUBCOMMAND", "say more about one of them")
    text += "\nWithout a subcommand it lints: 'accesslint PATH' is 'accesslint lint PATH'.\n"
    text += optionTable(of: LintCommand.usage) + row("    --version", Option.version.help)
    return text + "\n" + examples + "\n" + ending
  }

  /// One subcommand.
  static func text(of usage: Usage) -> String {
    var text = "\(capitalised(usage.summary)).\n\nUsage: \(usage.synopsis)\n"
    if !usage.details.isEmpty { text += "\n" + usage.details + "\n" }
    return text + optionTable(of: usage) + "\n" + (usage.name == LintCommand.usage.name ? ending : endingOfOthers)
  }

  private static let examples = """
    Examples:
      accesslint                         the folder you are in
      accesslint Sources Tests           two folders, as one project
      accesslint --output sarif=a.sarif  the usual report, and one for a machine
      accesslint rule SOME_RULE          what a rule wants, with examples
      accesslint --since origin/main     only what a branch is about to bring
      accesslint --reporter github       annotations in a CI log

    """

  static let ending = """
    Exit status: 0 nothing to report, 1 warnings or errors were found,
    2 the run itself failed.

    """

  /// Who only answers finds nothing that would fail a run.
  private static let endingOfOthers = """
    Exit status: 0 it is done, 2 it could not be done.

    """

  private static func optionTable(of usage: Usage) -> String {
    usage.groups.map { heading, options in
      "\n\(heading):\n" + options.map { row(spelling($0), $0.help) }.joined()
    }.joined()
  }

  /// Long names stand under one another, whether or not there is a short one before them.
  private static func spelling(_ option: Option) -> String {
    (option.short == nil ? "    " : "") + option.spelling
  }

  private static let widthOfNames = 34

  private static let width = 80

  private static func row(_ name: String, _ help: String) -> String {
    let margin = String(repeating: " ", count: widthOfNames)
    let lines = TextWidth.wrapped(help, to: width - widthOfNames).joined(separator: "\n" + margin)
    let gap = widthOfNames - 2 - name.count
    return "  \(name)\(gap > 1 ? String(repeating: " ", count: gap) : "\n" + margin)\(lines)\n"
  }

  static func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
