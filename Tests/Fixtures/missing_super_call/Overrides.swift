class Tile {
  /// Subclass overrides should call super.
  func restyle(animated: Bool) {}  // related: missing_super_call "it overrides this"
  // accesslint:must_call_super
  func load() {}
  /// Can be overridden by subclasses, which much call `super`.
  var color: String { "" }
  func hide() {
    // Always call super when you override this
    print("hidden")
  }
  /// - must_call_super
  func show() {}
  /// You don't need to call super.
  func flip() {}
  /// If the tile is old, call super.
  func turn() {}
  func move() {
    // We must call super here, because the board counts.
    print("moved")
  }
  /// Subclasses must override this, and must call super.
  func stub() { fatalError("subclasses must override") }
}
class PhotoTile: Tile {
  override func restyle(animated: Bool) { print("photo") }  // expect: missing_super_call "'restyle(animated:)' must call super (Overrides.swift:3)"
  override func load() {}  // expect: missing_super_call
  override var color: String { "red" }  // expect: missing_super_call
  override func hide() {}  // expect: missing_super_call
  override func show() {}  // expect: missing_super_call
  override func flip() {}
  override func turn() {}
  override func move() {}
  override func stub() {}
}
class TextTile: Tile {
  override func restyle(animated: Bool) { super.restyle(animated: animated) }
  override func load() {
    func later() { super.load() }
    later()
  }
  override var color: String { super.color + "!" }
  override func hide() { [1].forEach { _ in super.hide() } }
  @available(*, unavailable) override func show() { print("no") }
}
// The word of the first class holds for those further down.
class BoldTextTile: TextTile {
  override func restyle(animated: Bool) {}  // expect: missing_super_call
  override func load() { super.load() }
}
// A comment in an override, or over one, is about what it does itself.
class Mosaic {
  func draw() {}
}
class GlassMosaic: Mosaic {
  override func draw() {
    // must call super first
    super.draw()
  }
  // Remember to call super
  override func erase() { super.erase() }
  // Subclasses must call super
  override func fade() { super.fade() }
}
class BlueMosaic: GlassMosaic {
  override func draw() {}
  override func erase() {}
  override func fade() {}  // expect: missing_super_call
}
// Nobody can use it.
@available(*, unavailable)
class OldTile: TextTile {
  override func restyle(animated: Bool) {}
}
@available(*, deprecated, message: "no more tiles")
class LastTile: TextTile {
  override func restyle(animated: Bool) {}  // expect: missing_super_call
}
// What is said of another method, and what it says with a way out.
class Stone {
  /// Gives back what `rubbed(by:)` makes of it; the `rubbed(by:)` method of a subclass should call super first.
  func polished() -> Stone { self }
  /// Overrides must call super, unless the subclass is cut from one piece.
  func crush() {}
  /// Overrides of the `lift()` method must call super.
  func lift() {}
}
class Granite: Stone {
  override func polished() -> Stone { Granite() }
  override func crush() {}
  override func lift() {}  // expect: missing_super_call
}
// Nothing comes before, or after, what only traps.
final class GoneTile: Tile {
  override func load() { fatalError("a gone tile is never loaded") }
}
