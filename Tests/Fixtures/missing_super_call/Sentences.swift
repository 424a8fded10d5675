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

// What comes of it is no condition; what else there is to do is one.
class Router {
  /// Subclasses must call super, otherwise the children leak.
  func attach() { print("attach") }
  /// You must call super if you override this method, otherwise the layout breaks
  func layout() { print("layout") }
  /// Handle it yourself, otherwise you must call super.
  func handle() { print("handle") }
  /// If it has children, overrides must call super, otherwise they leak.
  func detach() { print("detach") }
}
final class Home: Router {
  override func attach() { print("home") }  // expect: missing_super_call "'attach()'"
  override func layout() { print("home") }  // expect: missing_super_call "'layout()'"
  override func handle() { print("home") }
  override func detach() { print("home") }
}

// Orders, and what leaves a choice.
class Gate {
  /// Call super at the end of your implementation.
  func open() { print("open") }
  /// Override this to clean up, and call super.
  func close() { print("close") }
  /// You must call the base implementation.
  func lock() { print("lock") }
  /// Call super to ring the bell.
  func knock() { print("knock") }
  /// The base implementation does nothing; there is no need to call super.
  func paint() {}
}
final class Door: Gate {
  override func open() { print("door") }  // expect: missing_super_call "'open()'"
  override func close() { print("door") }  // expect: missing_super_call "'close()'"
  override func lock() { print("door") }  // expect: missing_super_call "'lock()'"
  override func knock() { print("door") }
  override func paint() { print("door") }
}
