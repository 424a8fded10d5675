protocol Scene {
  /// If you want shadows you must call `shade()`.
  func draw()
  /// Must be called by conforming types.
  func begin()
  /// Conforming types must call `beginUpdates()` of the framework.
  func update()
  /// Conforming types must call `close()`.
  func end()
}
extension Scene {
  func shade() {}
  func close() {}
  func show() { begin(); draw(); end(); close() }
}
struct Room: Scene {
  func draw() {}
  func begin() {}
  func update() {}
  func end() {}
}
