/// Guesses what somebody meant.
public enum Spelling {
  /// Longer words than this are no mistyped names.
  private static let longest = 64
  /// Shorter parts of ids than this are in many of them, and of more ids than this nobody wants to hear.
  private static let leastPart = 4
  private static let mostHolders = 3

  /// `; did you mean 'x'?`, or nothing if no known word is near.
  public static func suggestion(for word: String, among known: [String]) -> String {
    nearest(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The same for the id of a rule: those that have the word in them will do, and where none is known, who knows them all.
  public static func suggestion(forRule word: String, among ids: [String]) -> String {
    let guess = suggestion(for: word, among: ids)
    if !guess.isEmpty { return guess }
    let holders = word.utf8.count < leastPart ? [] : ids.filter { $0.contains(word) }.sorted()
    if holders.isEmpty || holders.count > mostHolders { return "; 'accesslint rules' lists them" }
    return "; did you mean \(holders.map { "'\($0)'" }.joined(separator: " or "))?"
  }

  /// The known word that differs least, if it does not differ much.
  static func nearest(to word: String, among known: [String]) -> String? {
    let length = word.utf8.count
    guard length <= longest else { return nil }
    let low = word.lowercased()
    if let same = known.first(where: { $0.utf8.count == length && $0 != word && $0.lowercased() == low }) { return same }
    var best: (word: String, distance: Int)?
    for other in known {
      let most = max(1, other.utf8.count / 3)
      // To count letters is quicker than to compare them.
      if abs(other.utf8.count - length) > most { continue }
      let distance = distance(word, other)
      if distance <= most, best.map({ distance < $0.distance }) ?? true { best = (other, distance) }
    }
    return best?.word
  }

  /// How many letters have to be put in, taken out, exchanged, or swapped with the next.
  private static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    var before: [Int] = []
    var last = Array(0...right.count)
    for (place, byte) in left.enumerated() {
      var row = [place + 1]
      for column in right.indices {
        var best = min(last[column] + (byte == right[column] ? 0 : 1), last[column + 1] + 1, row[column] + 1)
        if place > 0, column > 0, byte == right[column - 1], left[place - 1] == right[column] {
          best = min(best, before[column - 1] + 1)
        }
        row.append(best)
      }
      (before, last) = (last, row)
    }
    return last[right.count]
  }
}
