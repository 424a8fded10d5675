/// A modifier of a declaration, access levels aside; its raw value is its bit in `Modifiers`.
public enum Modifier: UInt8, Sendable {
  case `static`, `class`, final, required, optional, lazy, dynamic, infix, prefix, postfix, __consuming, borrowing
  case consuming, mutating, nonmutating, convenience, override, weak, unowned, indirect, isolated, async, reasync
  case distributed, _const, _local, __setter_access, nonisolated, sending

  /// The contextual words among them, the frequent ones first.
  static let words: ContiguousArray<(StaticString, Modifier)> = [
    ("override", .override), ("final", .final), ("mutating", .mutating), ("lazy", .lazy), ("weak", .weak),
    ("required", .required), ("nonisolated", .nonisolated), ("convenience", .convenience), ("dynamic", .dynamic),
    ("indirect", .indirect), ("unowned", .unowned), ("optional", .optional), ("infix", .infix), ("prefix", .prefix),
    ("postfix", .postfix), ("nonmutating", .nonmutating), ("consuming", .consuming), ("borrowing", .borrowing),
    ("distributed", .distributed), ("isolated", .isolated), ("sending", .sending), ("__consuming", .__consuming),
    ("_const", ._const), ("_local", ._local), ("__setter_access", .__setter_access),
  ]

  /// Whether `modifier(detail)` may follow, as in `unowned(unsafe)`.
  var takesDetail: Bool { self == .unowned || self == .nonisolated }
}

/// The set of a declaration's modifiers.
public struct Modifiers: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ modifier: Modifier) { self.init(rawValue: 1 << UInt32(modifier.rawValue)) }

  public func contains(_ modifier: Modifier) -> Bool { contains(Modifiers(modifier)) }
}

/// An access level as written; `unwritten` where none is.
public enum AccessLevel: UInt8, Comparable, Sendable {
  case unwritten, `private`, `fileprivate`, `internal`, package, `public`, open

  init?(_ kind: TokenKind) {
    switch kind {
    case .private: self = .private
    case .fileprivate: self = .fileprivate
    case .internal: self = .internal
    case .package: self = .package
    case .public: self = .public
    case .open: self = .open
    default: return nil
    }
  }
}

extension AccessLevel {
  public var text: String {
    switch self {
    case .unwritten: ""
    case .private: "private"
    case .fileprivate: "fileprivate"
    case .internal: "internal"
    case .package: "package"
    case .public: "public"
    case .open: "open"
    }
  }
}

extension AccessLevel {
  public static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }
}
