// Where super is one of two ways, or no longer any, and other words that ask for it.
class Tile {
  /// You no longer have to call super.
  func open() {}
  /// Subclasses must call super or `finish()`.
  func close() {}
  /// You should call this, not super.
  func fold() {}
  func finish() {}
  /// Calling super is required.
  func draw() {}
  /// Do not forget to call super.
  func paint() {}
}
final class PhotoTile: Tile {
  override func open() { print("open") }
  override func close() { finish() }
  override func fold() { print("fold") }
  override func draw() { print("draw") }  // expect: missing_super_call "'draw()'"
  override func paint() { print("paint") }  // expect: missing_super_call "'paint()'"
}
