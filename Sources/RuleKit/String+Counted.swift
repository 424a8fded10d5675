extension String {
  /// `1 file`, `2 files`: so many of what has an ordinary plural.
  package init(_ count: Int, of noun: String) { self = "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
