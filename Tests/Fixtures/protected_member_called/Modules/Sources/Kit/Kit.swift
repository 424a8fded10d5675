// module: open
public protocol Row {
  /// You never call this method directly.
  func layout()
}
open class Box {
  /// Should not be called directly.
  open func fill() {}
  /// Only subclasses may call this.
  open func empty() {}
}
