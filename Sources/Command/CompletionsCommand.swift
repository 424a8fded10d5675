import RuleKit

/// `accesslint completions bash|zsh|fish`
struct CompletionsCommand: Subcommand {
  private static let shells = ["bash", "zsh", "fish"]

  static let usage = Usage(
    "completions", "bash|zsh|fish", "print what a shell needs to complete this command",
    details: """
      Where shells look for it:
        bash: ~/.local/share/bash-completion/completions/accesslint
        zsh: _accesslint in a folder of $fpath
        fish: ~/.config/fish/completions/accesslint.fish
      """, completion: .words(shells))

  private let shell: String
  private let rules: [String]

  init(_ arguments: Arguments, _ rules: RuleSet) throws(UsageError) {
    shell = try arguments.onlyOperand("the name of a shell", among: CompletionsCommand.shells)
    self.rules = rules.cards.map(\.id)
  }

  func run() -> ExitStatus {
    let usages = Command.shownUsages
    switch shell {
    case "bash": return Command.print(BashCompletions(usages, rules: rules).text)
    case "zsh": return Command.print(ZshCompletions(usages, rules: rules).text)
    default: return Command.print(FishCompletions(usages, rules: rules).text)
    }
  }
}
