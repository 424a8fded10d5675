/// A value of a YAML document, with where it stands.
struct YAMLValue: Equatable {
  indirect enum Content: Equatable {
    case null
    case flag(Bool)
    case number(Int)
    case text(String)
    case list([YAMLValue])
    /// In the order of the text; no key is there twice.
    case map([Entry])
  }

  struct Entry: Equatable {
    let key: String
    let position: Position
    let value: YAMLValue
  }

  /// A line and a column, both from 1; columns count bytes.
  struct Position: Equatable {
    let line: Int
    let column: Int
  }

  let content: Content
  let position: Position

  subscript(key: String) -> YAMLValue? {
    guard case .map(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// What it is, for a person.
  var typeName: String {
    switch content {
    case .null: "nothing"
    case .flag: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .map: "a mapping"
    }
  }
}
