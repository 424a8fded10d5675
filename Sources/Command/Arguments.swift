/// Arguments from left to right: options with their values, and paths.
struct Arguments {
  enum Argument {
    case option(String)
    case path(String)
  }

  private var rest: ArraySlice<String>
  private var takesOptions = true
  /// What follows the equals sign of the last option, until it is asked for.
  private var attached: String?
  private var lastOption = ""

  init(_ arguments: [String]) { rest = arguments[...] }

  mutating func next() throws(UsageError) -> Argument? {
    if attached != nil { throw UsageError("'\(lastOption)' takes no value") }
    guard let argument = rest.popFirst() else { return nil }
    guard takesOptions, argument.hasPrefix("-"), argument != "-" else { return .path(argument) }
    if argument == "--" {
      takesOptions = false
      return try next()
    }
    lastOption = argument
    if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
      lastOption = String(argument[..<equals])
      attached = String(argument[argument.index(after: equals)...])
    }
    return .option(lastOption)
  }

  /// The value of the option that came last: after its equals sign, or the next argument.
  mutating func value(_ wanted: String) throws(UsageError) -> String {
    if let value = attached {
      attached = nil
      return value
    }
    guard let value = rest.popFirst() else { throw UsageError("'\(lastOption)' needs \(wanted)") }
    return value
  }

  /// What to say of an option that is not among the known ones.
  static func unknown(_ option: String, known: [String]) -> UsageError {
    UsageError("unknown option '\(option)'" + Spelling.suggestion(for: option, among: known))
  }
}

/// Guesses what somebody meant.
enum Spelling {
  /// `; did you mean 'x'?`, or nothing if no known word is near.
  static func suggestion(for word: String, among known: [String]) -> String {
    let near = known.map { ($0, distance(word, $0)) }.filter { $0.1 <= max(1, $0.0.count / 3) }
    guard let best = near.min(by: { $0.1 < $1.1 }) else { return "" }
    return "; did you mean '\(best.0)'?"
  }

  /// How many letters have to be put in, taken out, exchanged, or swapped with the next.
  static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    var rows = [Array(0...right.count)]
    for (place, byte) in left.enumerated() {
      var row = [place + 1]
      for column in right.indices {
        var best = min(
          rows[place][column] + (byte == right[column] ? 0 : 1), rows[place][column + 1] + 1, row[column] + 1)
        if place > 0, column > 0, byte == right[column - 1], left[place - 1] == right[column] {
          best = min(best, rows[place - 1][column - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
