/// A value that is inside of another: what a case holds, one of a tuple, an item of an item.
public struct PartFact: Equatable, Sendable {
  public let kind: Kind
  public let origin: Origin
  /// What it is a part of: a mention or another part, by its place; where a type says it the call that has made it, or `none`.
  public let base: UInt32
  /// The type of what it is a part of, where the file says that.
  public let type: Name
  /// The name of the case, or the labels of the subscript.
  public let name: Name
  /// The place among what the case holds, or in the tuple.
  public let place: UInt8

  public static let none = UInt32.max
  /// The place of what a pattern names alone: all that the case holds, if it holds more.
  public static let alone = UInt8.max

  public enum Kind: UInt8, Sendable {
    /// One of many, as in a loop.
    case element
    /// What a subscript gives for an index or a key.
    case item
    /// What a subscript gives for something with labels, or for the type in `name`, `container[Loader.self]`.
    case labeledItem, itemOfType
    /// What a case holds.
    case payload
    case ofTuple
    /// The value itself, and a list of such values.
    case whole, list
    /// What a closure is called with: by the function that it is handed to, as the argument with the label in `name`, which is
    /// none behind the parentheses and `_` for no label; or by whoever calls the variable that is set to it.
    case given
    /// The same of the closure behind the parentheses that another one with the label in `name` follows.
    case givenBefore
    /// No part, but the type that a call is handed first, `resolve(Loader.self)`: its result may be one.
    case asked
    /// No part, but that a call is handed one chain of names, as the argument in `place`: the part before.
    case handed
    /// No part, but what a call gives which makes something of each of a list, `boxes.map { $0.lid }`: the part before.
    case made
    /// What a function gives that is a value itself: `make()` of a parameter.
    case called
  }

  /// How the base is meant.
  public enum Origin: UInt8, Sendable {
    case type
    /// The value of a mention, one of what that holds, an item of it.
    case mention, element, item
    case part
    /// `self`.
    case own
  }
}
