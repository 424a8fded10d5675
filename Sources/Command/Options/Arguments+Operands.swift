import Lint

// What a subcommand expects besides options.
extension Arguments {
  func refuseOperands() throws(UsageError) {
    if let operand = operands.first { throw UsageError("'\(name)' takes nothing but options, not '\(operand)'") }
  }

  /// The one operand there must be.
  func onlyOperand(_ wanted: String) throws(UsageError) -> String {
    guard let operand = operands.first else { throw UsageError("'\(name)' needs \(wanted)") }
    if operands.count > 1 { throw UsageError("'\(name)' takes one thing at a time, not '\(operands[1])' as well") }
    return operand
  }

  /// The one operand there must be, and its words.
  func onlyOperand(_ wanted: String, among words: [String]) throws(UsageError) -> String {
    let operand = try onlyOperand(wanted + ": " + Arguments.choice(of: words))
    if words.contains(operand) { return operand }
    let guess = Spelling.suggestion(for: operand, among: words)
    throw UsageError("'\(name)' knows \(Arguments.choice(of: words)), not '\(operand)'\(guess)")
  }

  /// `bash, zsh or fish`
  static func choice(of words: [String]) -> String {
    let last = words.last ?? ""
    return words.count < 2 ? last : words.dropLast().joined(separator: ", ") + " or " + last
  }
}
