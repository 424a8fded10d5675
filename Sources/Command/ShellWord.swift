/// A word as a shell has to be told it, for a command that somebody may copy.
enum ShellWord {
  private static let harmless = "/._-+,:@%="

  /// The word, in quotes if it holds what a shell takes for something else.
  static func quoted(_ word: String) -> String {
    if word.allSatisfy({ $0.isLetter || $0.isNumber || harmless.contains($0) }) { return word }
    var text = ""
    for character in word {
      if "\"$`\\".contains(character) { text.append("\\") }
      text.append(character)
    }
    return "\"\(text)\""
  }
}
