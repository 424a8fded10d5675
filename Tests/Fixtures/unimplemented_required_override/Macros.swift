// What a stranger's macro writes into a class nobody sees; a global actor writes nothing.
class Tile {
  func paint() { fatalError("subclasses must override paint") }
  func show() { paint() }
}
final class PlainTile: Tile {
  override func paint() {}
}
@GeneratedPainter
final class WrittenTile: Tile {}
@GeneratedPainter
class WrittenBase: Tile {}
final class LowerTile: WrittenBase {}
@globalActor
actor Painter {
  static let shared = Painter()
}
@Painter
final class BareTile: Tile {}  // expect: unimplemented_required_override
@MainActor
@objc(LoneTile)
final class LoneTile: Tile {}  // expect: unimplemented_required_override
