/// A place in a file as people write it.
public struct SourcePlace: Sendable {
  public let text: String
  public let path: String
  let line: Int
  let column: Int?

  /// - Parameter text: `path:line` or `path:line:column`; the path may hold colons itself.
  public init?(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var numbers: [Int] = []
    while numbers.count < 2, parts.count > 1, let number = parts.last.flatMap({ Int($0) }), number > 0 {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    guard let line = numbers.first, parts != [""] else { return nil }
    self.text = text
    path = parts.joined(separator: ":")
    self.line = line
    column = numbers.count == 2 ? numbers[1] : nil
  }
}
