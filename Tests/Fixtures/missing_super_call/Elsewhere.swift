// Words about another member's overrides.
class Pane {
  func didLoad() {}
  /// Call this in `didLoad()`, before calling super.
  func installTheme() {}
  /// Must be called from `didLoad()` before calling super.
  func installFont() {}
  /// In your `start()` call this first, then you must call super.
  func prepare() {}
  /// Do your own work before calling super.
  func finish() {}
}

final class HomePane: Pane {
  override func didLoad() {
    installTheme()
    super.didLoad()
  }
  override func installTheme() { print("home") }
  override func installFont() { print("font") }
  override func prepare() { print("colors") }
  override func finish() { print("done") }  // expect: missing_super_call
}
