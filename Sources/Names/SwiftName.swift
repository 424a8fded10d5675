/// What a member is called in Swift: `insert(_:at:)`, `init(frame:)`, `title`.
public struct SwiftName: Hashable, Sendable, CustomStringConvertible {
  public var base: String
  /// Of a function, one for each parameter, empty where Swift writes `_`; nil for a property.
  public var labels: [String]?

  public init(_ base: String, labels: [String]? = nil) { (self.base, self.labels) = (base, labels) }

  /// The pieces of a selector as they are.
  public init(pieces selector: String) {
    let pieces = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    self.init(pieces[0], labels: selector.hasSuffix(":") ? [""] + pieces.dropFirst().dropLast() : [])
  }

  /// The name that is written so; nil if it is none. The type in front of it is left out.
  public init?(written text: String) {
    let text = text.utf8
    guard let open = text.firstIndex(of: UInt8(ascii: "(")) else {
      guard !text.isEmpty, text.last != UInt8(ascii: ".") else { return nil }
      self.init(SwiftName.lastPart(of: text[...]), labels: nil)
      return
    }
    guard open != text.startIndex, text.last == UInt8(ascii: ")") else { return nil }
    let inside = text[text.index(after: open)...].dropLast()
    guard inside.isEmpty || inside.last == UInt8(ascii: ":") else { return nil }
    let labels = inside.dropLast().split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    self.init(
      SwiftName.lastPart(of: text[..<open]), labels: inside.isEmpty ? [] : labels.map { $0 == "_" ? "" : $0 })
  }

  private static func lastPart(of text: Substring.UTF8View) -> String {
    String(decoding: text.lastIndex(of: UInt8(ascii: ".")).map { text[text.index(after: $0)...] } ?? text, as: UTF8.self)
  }

  public var description: String { base + labelText }

  /// `(_:at:)`; empty of a property.
  public var labelText: String {
    labels.map { "(" + $0.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")" } ?? ""
  }

  /// The name of the form that awaits what a completion handler at the end is called with: what only the handler is there
  /// for is left out, too.
  public var awaiting: SwiftName? {
    guard let labels, !labels.isEmpty else { return nil }
    var name = CamelCase(base)
    if name.firstWord == "get", name.count > 3 { name = name.from(name.start + 3).withSmallInitial }
    if name.lastWord == "Asynchronously", name.count > name.lastWord.count { name = name.dropping(last: name.lastWord.count) }
    return SwiftName(name.text, labels: Array(labels.dropLast()))
  }
}
