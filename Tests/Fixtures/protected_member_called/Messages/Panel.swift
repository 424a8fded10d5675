import Foundation

@objc class Panel: NSObject {
  /// For subclasses only.
  @objc func relayout() {}
  /// For subclasses only.
  @objc func move(to row: Int) {}
  /// For subclasses only.
  @objc var depth = 0
  @objc func show() {}
}
