/// Systems that a source may be compiled for.
public struct Platforms: OptionSet, Equatable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let iOS = Platforms(rawValue: 1)
  public static let macOS = Platforms(rawValue: 2)
  public static let tvOS = Platforms(rawValue: 4)
  public static let watchOS = Platforms(rawValue: 8)
  public static let visionOS = Platforms(rawValue: 16)
  /// A Mac that runs what is made for iOS: `os(iOS)` holds there, and so does what is asked of modules.
  public static let macCatalyst = Platforms(rawValue: 32)
  /// Linux, Windows and the like, which have no Objective-C.
  public static let other = Platforms(rawValue: 64)

  public static let apple: Platforms = [.iOS, .macOS, .tvOS, .watchOS, .visionOS, .macCatalyst]
  public static let all = apple.union(.other)
}
