/// A declaration of the project: its file's first number and its place in the file.
public struct DeclID: Hashable, Comparable, Sendable {
  public let raw: UInt32

  public init(raw: UInt32) { self.raw = raw }

  public static func < (left: DeclID, right: DeclID) -> Bool { left.raw < right.raw }
}
