import Lint

/// What the arguments of a subcommand say, held against its table of options.
struct Arguments {
  /// What is no option: paths, names.
  private(set) var operands: [String] = []
  /// The subcommand's.
  var name: String { usage.name }
  private let usage: Usage
  private var values: [String: [String]] = [:]

  init(_ arguments: [String], of usage: Usage) throws(UsageError) {
    self.usage = usage
    var rest = try ResponseFile.expand(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      if argument.hasPrefix("-"), argument != "-" { try read(argument, &rest) } else { operands.append(argument) }
    }
    // A variable of a script was not set.
    if operands.contains("") { throw UsageError("an argument is empty") }
  }

  /// What can be understood of arguments that hold a mistake.
  init(salvaging arguments: [String], of usage: Usage) {
    self.usage = usage
    var rest = ((try? ResponseFile.expand(arguments)) ?? arguments)[...]
    while let argument = rest.popFirst(), argument != "--" {
      if argument.hasPrefix("-") { try? read(argument, &rest) }
    }
  }

  /// Whether the option was given.
  func has(_ option: String) -> Bool { !all(option).isEmpty }

  /// The option's values, in the order they were given; a switch has an empty one for each time.
  func all(_ option: String) -> [String] {
    precondition(usage.option(option) != nil, "'\(option)' is not in the table of '\(usage.name)'")
    return values[option] ?? []
  }

  /// The option's value; of several, the last.
  func last(_ option: String) -> String? { all(option).last }

  /// The option's values taken apart at commas and blanks, or nothing if it was not given.
  func list(_ option: String) throws(UsageError) -> [String]? {
    guard has(option) else { return nil }
    let items = all(option).flatMap { $0.split { $0 == "," || $0 == " " }.map(String.init) }
    if items.isEmpty { throw UsageError("'\(option)' needs \(usage.option(option)?.value?.wanted ?? "a value")") }
    return items
  }

  /// The option's value as one of the words that the table allows.
  func word(_ option: String) throws(UsageError) -> String? {
    guard let word = last(option), case .words(let words) = usage.option(option)?.value?.completion else { return nil }
    if words.contains(word) { return word }
    let guess = Spelling.suggestion(for: word, among: words)
    throw UsageError("unknown \(option.drop { $0 == "-" }) '\(word)'\(guess.isEmpty ? ": \(Arguments.choice(of: words))" : guess)")
  }

  /// The option's value as a number of a range.
  func number(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = last(option) else { return nil }
    if let number = Int(text), range.contains(number) { return number }
    let end = range.upperBound == Int.max ? "on" : "to \(range.upperBound)"
    throw UsageError("'\(option)' needs a number from \(range.lowerBound) \(end), not '\(text)'")
  }

  /// `--name`, `--name value`, `--name=value`, `-n`, `-n value`, `-nvalue`
  private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    var name = argument
    var attached: String?
    if argument.hasPrefix("--") {
      if let equals = argument.firstIndex(of: "=") {
        name = String(argument[..<equals])
        attached = String(argument[argument.index(after: equals)...])
      }
    } else if argument.utf8.count > 2, let short = usage.option(String(argument.prefix(2))), short.value != nil {
      name = String(argument.prefix(2))
      attached = String(argument.dropFirst(2))
    }
    guard let option = usage.option(name) else {
      let known = usage.options.map(\.name)
      throw UsageError("unknown option '\(name)'" + Spelling.suggestion(for: name, among: known))
    }
    guard let value = option.value else {
      if attached != nil { throw UsageError("'\(name)' takes no value") }
      return values[option.name, default: []].append("")
    }
    guard let text = attached ?? rest.popFirst(), !text.isEmpty else { throw UsageError("'\(name)' needs \(value.wanted)") }
    values[option.name, default: []].append(text)
  }
}

/// What is wrong with the arguments, in words for a person.
struct UsageError: Error {
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
