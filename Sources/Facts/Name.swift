/// A name as a number: an index into the table that interned it. Zero is no name at all.
public struct Name: Hashable, Sendable {
  public let raw: UInt32

  public init(raw: UInt32) { self.raw = raw }

  public static let none = Name(raw: 0)

  public var isNone: Bool { raw == 0 }
}
