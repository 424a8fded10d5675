// An order to whoever overrides.
class Row {
  /// Call super.configure as the last thing when overriding this method.
  func configure(_ text: String) {}
  /// Prepares the row. If you override this method, call super first.
  func prepare() {}
  /// Call super when the row is tall.
  func stretch() {}
  /// Call this instead of super when overriding.
  func fold() {}
  func draw() {
    // Call super to draw the frame.
    print("row")
  }
}
class TextRow: Row {
  override func configure(_ text: String) {}  // expect: missing_super_call "'configure(_:)' must call super"
  override func prepare() {}  // expect: missing_super_call
  override func stretch() {}
  override func fold() {}
  override func draw() {}
}
class SwitchRow: Row {
  override func configure(_ text: String) {
    print(text)
    super.configure(text)
  }
}
