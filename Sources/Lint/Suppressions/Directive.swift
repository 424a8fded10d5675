import Facts

/// A comment that turns rules off or on again: `disable:next some_rule other_rule - why`.
struct Directive {
  enum Action: Equatable {
    case disable(Scope)
    case enable
  }

  enum Scope: String, CaseIterable {
    /// The line it stands on.
    case this
    /// The declaration below it, or else the line below it.
    case next
    case previous
    case file
    /// From here on, until rules are enabled again.
    case region = ""
  }

  /// What else begins as a directive, and is not one.
  enum Reading {
    case directive(Directive)
    /// It looks as if it was meant to be one.
    case mistaken(word: String)
    /// What marks a member.
    case mark(word: String)
    /// Somebody else's.
    case none
  }

  let action: Action
  /// Ids of rules, or `all`.
  let names: [String]
  /// What follows the dash; empty if there is none.
  let reason: String

  /// What marks a member: `accesslint:required`.
  private static let marks = ContractFact.Kind.words.map(\.key)

  private static let words =
    Scope.allCases.map { $0 == .region ? "disable" : "disable:\($0.rawValue)" } + ["enable"] + marks

  /// - Parameter text: what follows `accesslint:`.
  static func reading(_ text: String) -> Reading {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: true, whereSeparator: isBlank)
    guard let word = parts.first.map(String.init) else { return .none }
    var names: [String] = []
    var reason = ""
    let rest = parts.count > 1 ? parts[1] : ""
    for item in rest.split(whereSeparator: { isBlank($0) || $0 == "," }) {
      // A dash of its own begins the reason.
      if item.allSatisfy({ $0 == "-" }) || item == "–" || item == "—" {
        reason = String(rest[item.endIndex...].drop(while: isBlank))
        break
      }
      names.append(String(item))
    }
    while let last = reason.last, isBlank(last) { reason.removeLast() }
    let own = names.filter { !isForeign($0) }
    if marks.contains(word) { return .mark(word: word) }
    if own.isEmpty, !names.isEmpty { return .none }
    guard let action = action(word) else {
      return word.hasPrefix("disable") || word.hasPrefix("enable") || nearest(to: word) != nil ? .mistaken(word: word) : .none
    }
    return .directive(Directive(action: action, names: own, reason: reason))
  }

  /// Whether the name is that of a rule of another tool that goes by our name: ours have no dots inside.
  private static func isForeign(_ name: String) -> Bool { name.dropLast().contains(".") }

  /// `; did you mean 'disable:next'`, in the form that messages have.
  static func suggestion(for word: String) -> String {
    nearest(to: word).map { "; did you mean '\($0)'" } ?? ""
  }

  private static func nearest(to word: String) -> String? { synonyms[word] ?? Spelling.nearest(to: word, among: words) }

  /// How other tools call it.
  private static let synonyms = [
    "disable:line": "disable:this", "ignore": "disable:next", "ignore:all": "disable:file", "ignore:next": "disable:next",
    "off": "disable:next", "skip": "disable:next", "suppress": "disable:next",
  ]

  private static func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }

  private static func action(_ word: String) -> Action? {
    if word == "enable" { return .enable }
    if word == "disable" { return .disable(.region) }
    guard word.hasPrefix("disable:") else { return nil }
    let scope = Scope(rawValue: String(word.dropFirst("disable:".count)))
    return scope.flatMap { $0 == .region ? nil : .disable($0) }
  }
}
