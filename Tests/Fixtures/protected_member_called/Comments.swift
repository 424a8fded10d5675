// Documentation is heard above a comment for a tool, and code that is commented out keeps its remarks to itself.
class Tile {
  /// For subclasses only.
  // swiftlint:disable:next identifier_name
  func lift() {}

  @objc
  /// Overrides must call super.
  // TODO: tell why
  func restyle() {}

  /// Subclasses must override this.
  // swiftformat:disable:next all
  func layout() { fatalError() }

  // func lower() {} // for subclasses only
  func fall() {}

  // override func paint() { super.paint() } // must call super
  func draw() {}

  func open() { layout() }
}

final class PhotoTile: Tile {  // expect: unimplemented_required_override "'layout()'"
  override func restyle() { print("photo") }  // expect: missing_super_call
  override func draw() { print("photo") }
}

final class MapTile: Tile { override func layout() {} }

func run(_ tile: Tile) {
  tile.lift()  // expect: protected_member_called "'lift()'"
  tile.fall()
}
