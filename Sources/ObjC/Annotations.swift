import Facts
import Names

/// What the attributes of a declaration say for Swift, for those who override it, and for those who call it.
struct Annotations {
  private(set) var names = NameAttributes()
  private(set) var flags: ObjCFact.Flags = []
  /// A typedef that Swift has as a type of its own: `NS_TYPED_ENUM`.
  private(set) var isTyped = false

  /// - Parameter children: the declaration's. The prelude makes annotations of the attributes.
  init(_ children: [Cursor]) {
    for child in children where child.kind == .annotation { read(child.spelling) }
  }

  private mutating func read(_ text: String) {
    switch text {
    case "unavailable": flags.insert(.unavailable)
    case "requires super": flags.insert(.requiresSuper)
    case "refined": names.isRefined = true
    case "typed": isTyped = true
    default:
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map { String($0).trimmed }
      if parts.count == 2 { read(parts[0], parts[1]) }
    }
  }

  private mutating func read(_ kind: String, _ value: String) {
    switch kind {
    case "name":
      names.swiftName = value
      flags.insert(.namedForSwift)
    case "async name": names.asyncName = value
    case "error":
      switch value {
      case "none": names.failureSign = NameAttributes.FailureSign.none
      case "nonnull_error": names.failureSign = .error
      case "null_result": names.failureSign = .nilResult
      case "zero_result", "nonzero_result": names.failureSign = .number
      default: break
      }
    case "async":
      // `none`, or whether Swift has something better, and which parameter it is, from 1 on.
      let words = value.split(separator: ",").map { String($0).trimmed }
      names.isNeverAsync = words.first == "none"
      names.isRefinedForAsync = words.first == "swift_private"
      names.handlerPlace = words.count == 2 ? Int(words[1]).map { $0 - 1 } : nil
    default: break
    }
  }

  /// Pairs of names and arguments, as a Swift declaration has attributes.
  var attributes: [String] {
    var pairs: [String] = []
    if let name = names.swiftName { pairs += ["NS_SWIFT_NAME", name] }
    if flags.contains(.unavailable) { pairs += ["NS_UNAVAILABLE", ""] }
    if flags.contains(.requiresSuper) { pairs += ["NS_REQUIRES_SUPER", ""] }
    return pairs
  }
}
