/// What the initial value of a variable without a written type is of, where it is no more than a chain of names: its
/// type is that of the chain's last.
public struct ValueFact: Equatable, Sendable {
  public let decl: UInt32
  /// The type that the value is cast to, or made of.
  public let type: Name
  /// A mention or a part, by its place; `none` where the type is known.
  public let source: UInt32
  public let kind: Kind

  public static let none = UInt32.max

  /// What it is of its source.
  public enum Kind: UInt8, Sendable {
    /// The value of the mention itself.
    case whole
    /// What a subscript of the mention gives.
    case item
    /// One of the file's parts.
    case part
  }
}
