/// A function for bash that completes subcommands, options and their values.
struct BashCompletions {
  private let usages: [Usage]
  private let rules: [String]

  init(_ usages: [Usage], rules: [String]) {
    self.usages = usages
    self.rules = rules
  }

  var text: String {
    """
    # bash completion for accesslint

    _accesslint() {
      local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} subcommand=lint
      case "${COMP_WORDS[1]}" in
        \(usages.map(\.name).joined(separator: "|"))) [ "$COMP_CWORD" -gt 1 ] && subcommand=${COMP_WORDS[1]} ;;
      esac
      COMPREPLY=()
      case "$subcommand" in
    \(usages.map(branch).joined(separator: "\n"))
      esac
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY+=($(compgen -W '\(usages.map(\.name).joined(separator: " ")) help' -- "$word"))
      fi
    }

    _accesslint_list() {
      local head=
      case "$2" in *,*) head=${2%,*}, ;; esac
      COMPREPLY=($(compgen -P "$head" -W "$1" -- "${2##*,}"))
      compopt -o nospace 2>/dev/null
    }

    complete -F _accesslint accesslint

    """
  }

  private func branch(_ usage: Usage) -> String {
    let withValues = usage.options.filter { $0.value != nil }
    let cases = withValues.map { option in
      "        \([option.short, option.name].compactMap { $0 }.joined(separator: "|"))) "
        + "\(reply(option.value?.completion ?? .none)); return ;;"
    }
    let switches = usage.options.map(\.name).joined(separator: " ")
    let inner = cases.isEmpty ? "" : "      case \"$previous\" in\n\(cases.joined(separator: "\n"))\n      esac\n"
    return """
          \(usage.name))
      \(inner)      case "$word" in
              -*) COMPREPLY=($(compgen -W '\(switches)' -- "$word")) ;;
              *) \(reply(usage.completion)) ;;
            esac ;;
      """
  }

  private func reply(_ completion: Option.Completion) -> String {
    switch completion {
    case .none: ":"
    case .paths: "compopt -o default 2>/dev/null; COMPREPLY=($(compgen -f -- \"$word\"))"
    case .rules: "_accesslint_list '\(rules.joined(separator: " "))' \"$word\""
    case .words(let words): "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
    }
  }
}
