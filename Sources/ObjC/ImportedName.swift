/// The name that Swift gives a method: its base name and its labels.
struct ImportedName {
  let base: String
  let isInitializer: Bool
  private let labels: [String]

  /// What `NS_SWIFT_NAME(…)` says: `base(first:_:)`, or a name without parameters.
  init?(written text: String) {
    let parts = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].split(separator: ".").last.map(String.init) ?? ""
    if name.isEmpty { return nil }
    base = name
    isInitializer = name == "init"
    let list = parts.count > 1 ? parts[1].prefix { $0 != ")" }[...] : ""
    labels = list.split(separator: ":").map { $0 == "_" ? "" : String($0) }
  }

  /// The selector's pieces as they are.
  init(selector: String) {
    let pieces = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let first = pieces[0]
    let rest = selector.hasSuffix(":") ? pieces.dropLast() : pieces[...]
    let after = first.dropFirst(4).first
    isInitializer = first.hasPrefix("init") && (after == nil || after?.isLowercase == false)
    base = first
    guard selector.contains(":") else {
      labels = []
      return
    }
    var label = ""
    if isInitializer {
      var words = first.dropFirst(4)
      if words.hasPrefix("With") { words = words.dropFirst(4) }
      label = words.prefix(1).lowercased() + words.dropFirst()
    }
    labels = [label] + rest.dropFirst()
  }

  /// A label for each parameter.
  func labels(count: Int) -> [String] { (0..<count).map { $0 < labels.count ? labels[$0] : "" } }
}
