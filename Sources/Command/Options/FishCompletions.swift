/// Lines for fish that complete subcommands, options and their values.
struct FishCompletions {
  private let usages: [Usage]
  private let rules: [String]

  init(_ usages: [Usage], rules: [String]) {
    self.usages = usages
    self.rules = rules
  }

  var text: String {
    let names = usages.map(\.name)
    let isFirst = "not __fish_seen_subcommand_from \(names.joined(separator: " "))"
    var lines = ["# fish completion for accesslint", ""]
    for usage in usages {
      lines.append("complete -c accesslint -n '\(isFirst)' -a \(usage.name) -d '\(FishCompletions.quoted(usage.summary))'")
    }
    for usage in usages {
      // What lints is meant where nothing is named.
      let others = names.filter { $0 != usage.name }.joined(separator: " ")
      let isMeant = usage.name == names[0] ? "not __fish_seen_subcommand_from \(others)" : "__fish_seen_subcommand_from \(usage.name)"
      for option in usage.options { lines.append("complete -c accesslint -n '\(isMeant)' \(arguments(of: option))") }
      if case .none = usage.completion {
        lines.append("complete -c accesslint -n '\(isMeant)' -f")
      } else if usage.completion != .paths {
        lines.append("complete -c accesslint -n '\(isMeant)' -f -a '\(words(usage.completion))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func arguments(of option: Option) -> String {
    var parts = ["-l \(option.name.drop { $0 == "-" })"]
    if let short = option.short { parts.append("-s \(short.drop { $0 == "-" })") }
    if let value = option.value {
      parts.append(value.completion == .paths ? "-r -F" : "-x")
      let words = words(value.completion)
      if !words.isEmpty { parts.append("-a '\(words)'") }
    }
    parts.append("-d '\(FishCompletions.quoted(option.help))'")
    return parts.joined(separator: " ")
  }

  private func words(_ completion: Option.Completion) -> String {
    switch completion {
    case .none, .paths: ""
    case .rules: rules.joined(separator: " ")
    case .words(let words): words.joined(separator: " ")
    }
  }

  private static func quoted(_ text: String) -> String {
    text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }
}
