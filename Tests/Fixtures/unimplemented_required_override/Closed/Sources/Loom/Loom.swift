open class Loom {
  public init() {}
  /// It was 'open' once; its own module still overrides it.
  public func pattern() -> String { fatalError("Subclasses must override pattern()") }
  open func width() -> Int { fatalError("Subclasses must override width()") }
  /// Subclasses must override it.
  public func name() -> String { "loom" }
  public final func weave() -> String { pattern() + name() + String(width()) }
}
final class HandLoom: Loom {
  override func pattern() -> String { "plain" }
  override func width() -> Int { 1 }
  override func name() -> String { "hand" }
}
