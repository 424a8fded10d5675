/// What a finding says: one sentence, in lower case, names in `'quotes'`, without a full stop.
///
/// A rule keeps its messages at the foot of its file, as static functions of an extension of this type.
public struct Message: Hashable, Sendable, ExpressibleByStringInterpolation {
  public let text: String

  public init(_ text: String) { self.text = text }

  public init(stringLiteral text: String) { self.text = text }

  /// `a, b and c`
  public static func series(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Whether it has the form: it begins small (or with a name in quotes, or code), and has no stop at its end.
  public var isPhrase: Bool {
    guard let first = text.first, let last = text.last else { return false }
    let beginsSmall = first.isLowercase || first.isNumber || "'`\"@#(".contains(first)
    return beginsSmall && !".!?:".contains(last) && !last.isWhitespace && !text.contains { $0.isNewline }
  }
}
