/// Something about a rule that a project may set: its name, its type and what it is if nobody sets it.
public struct RuleOption: Equatable, Sendable {
  /// In snake_case.
  public let name: String
  public let summary: String
  /// Its value if it is not set; a value that is set has the same type.
  public let standard: Value

  public init(_ name: String, _ summary: String, standard: Value) {
    self.name = name
    self.summary = summary
    self.standard = standard
  }

  /// A value of one of the types that options have.
  public enum Value: Hashable, Sendable {
    case flag(Bool)
    case number(Int)
    case text(String)
    case list([String])

    /// The type's name for a person.
    public var typeName: String {
      switch self {
      case .flag: "true or false"
      case .number: "a whole number"
      case .text: "a text"
      case .list: "a list of texts"
      }
    }

    func hasType(of other: Value) -> Bool { typeName == other.typeName }
  }
}
