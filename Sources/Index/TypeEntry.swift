public import Facts
public import Syntax

/// A type of the project: its place in the index's list of types.
public struct TypeID: Hashable, Comparable, Sendable {
  public let raw: UInt32

  init(_ place: Int) { raw = UInt32(truncatingIfNeeded: place) }

  var place: Int { Int(raw) }

  public static func < (left: TypeID, right: TypeID) -> Bool { left.raw < right.raw }
}

/// A declared type: a class, a struct, an enum, an actor, a protocol, a typealias or an associated type.
public struct TypeEntry: Sendable {
  public let decl: DeclID
  public let kind: DeclKind
  /// In the index's own table of names.
  public internal(set) var name: Name
  /// The type it is nested in, be it through an extension; none also in extensions of types that are not the project's, and
  /// in bodies.
  public internal(set) var parent: TypeID?
  let module: Int
  let file: Int
  /// Among the declarations of its file.
  let place: Int
  /// Not seen in other files.
  let isPrivate: Bool
  /// Declared in a body, or in a value, and not seen outside of it.
  public let isLocal: Bool
}

/// What a name in some place stands for, as far as syntax can tell.
public enum Resolution: Equatable, Sendable {
  case type(TypeID)
  /// Two declarations could be meant.
  case ambiguous
  /// None of the project's types: the SDK's, another package's, or a generic parameter.
  case unknown

  public var type: TypeID? {
    if case .type(let id) = self { id } else { nil }
  }
}
