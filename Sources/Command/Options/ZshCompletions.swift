/// A function for zsh that completes subcommands, options and their values.
struct ZshCompletions {
  private let usages: [Usage]
  private let rules: [String]

  init(_ usages: [Usage], rules: [String]) {
    self.usages = usages
    self.rules = rules
  }

  var text: String {
    """
    #compdef accesslint

    _accesslint() {
      local -a subcommands rules
      subcommands=(\(usages.map { "'\($0.name):\(ZshCompletions.quoted($0.summary))'" }.joined(separator: " ")))
      rules=(\(rules.joined(separator: " ")))
      local subcommand=lint
      if (( CURRENT > 2 )) && (( ${subcommands[(I)${words[2]}:*]} )); then
        subcommand=${words[2]}
        shift words
        (( CURRENT-- ))
      elif (( CURRENT == 2 )); then
        _describe -t subcommands subcommand subcommands
      fi
      case $subcommand in
    \(usages.map(branch).joined(separator: "\n"))
      esac
    }

    _accesslint_rules() { _values -s , rule $rules }

    if [ "$funcstack[1]" = "_accesslint" ]; then _accesslint "$@"; else compdef _accesslint accesslint; fi

    """
  }

  private func branch(_ usage: Usage) -> String {
    var lines = usage.options.flatMap(specifications)
    if usage.completion != .none { lines.append("'*:\(usage.operands.isEmpty ? "path" : "operand"):\(action(usage.completion))'") }
    return "    \(usage.name)) _arguments \(lines.joined(separator: " \\\n        ")) ;;"
  }

  private func specifications(of option: Option) -> [String] {
    let help = ZshCompletions.quoted(option.help)
    let value = option.value.map { ":\(ZshCompletions.quoted($0.wanted)):\(action($0.completion))" } ?? ""
    let long = "'*\(option.name)\(option.value == nil ? "" : "=")[\(help)]\(value)'"
    return [long] + (option.short.map { ["'*\($0)\(option.value == nil ? "" : "+")[\(help)]\(value)'"] } ?? [])
  }

  private func action(_ completion: Option.Completion) -> String {
    switch completion {
    case .none: ""
    case .paths: "_files"
    case .rules: "_accesslint_rules"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }

  /// For inside of single quotes, brackets and colons.
  private static func quoted(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "'": result += "'\\''"
      case ":", "[", "]": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
}
