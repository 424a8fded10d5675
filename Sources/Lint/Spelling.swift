/// Guesses what somebody meant.
public enum Spelling {
  /// Longer words than this are no mistyped names.
  private static let longest = 64

  /// `; did you mean 'x'?`, or nothing if no known word is near.
  public static func suggestion(for word: String, among known: [String]) -> String {
    nearest(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The known word that differs least, if it does not differ much.
  public static func nearest(to word: String, among known: [String]) -> String? {
    guard word.utf8.count <= longest else { return nil }
    let low = word.lowercased()
    if let same = known.first(where: { $0.utf8.count == word.utf8.count && $0 != word && $0.lowercased() == low }) { return same }
    let near = known.map { ($0, distance(word, $0)) }.filter { $0.1 <= max(1, $0.0.utf8.count / 3) }
    return near.min { $0.1 < $1.1 }?.0
  }

  /// How many letters have to be put in, taken out, exchanged, or swapped with the next.
  private static func distance(_ left: String, _ right: String) -> Int {
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
