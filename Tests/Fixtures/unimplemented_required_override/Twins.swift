// A class that is written once per platform: who inherits from it in a branch inherits from the one that is compiled there.
#if os(iOS)
class Canvas {
  func paint() { fatalError("subclasses must override paint()") }
  func show() { paint() }
}
final class Poster: Canvas { override func paint() {} }
final class Flyer: Canvas {}  // expect: unimplemented_required_override
#else
class Canvas {
  func show() {}
}
final class Mural: Canvas {}
#endif

// In both, as far as anybody can tell: on one of the platforms it traps.
final class Sketch: Canvas {}  // expect: unimplemented_required_override

// A condition that tells nothing of the platforms: either may be meant.
#if canvasIsLarge
final class Banner: Canvas {}
#endif
