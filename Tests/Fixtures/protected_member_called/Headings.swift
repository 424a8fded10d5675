// A heading to which nobody keeps says no more for whom the members are; a comment was written for its member.
class Plotter {
  // MARK: - For subclasses

  func stroke() {}
  func fill() {}

  // MARK: Colors

  /// For subclasses only.
  func mix() {}
}
final class PenPlotter: Plotter {
  override func fill() {}
}
final class Grid {
  let plotter = Plotter()
  func plot() { plotter.stroke(); plotter.mix() }  // expect: protected_member_called "'mix()'"
}
struct Axis {
  let plotter: PenPlotter
  func plot() { plotter.fill() }
}
final class Legend {
  let plotter = Plotter()
  func plot() { plotter.stroke() }
}
final class Title {
  let plotter = Plotter()
  func plot() { plotter.fill() }
}
final class Curve {
  let plotter = Plotter()
  func plot() { plotter.stroke() }
}
enum Marker {
  static func plot(_ plotter: Plotter) { plotter.stroke() }
}
enum Margin {
  static func plot(_ plotter: Plotter) { plotter.stroke() }
}

// A few may forget it.
class Cutter {
  // MARK: - For subclasses

  func turn() {}
  func rise() {}
}
final class LaserCutter: Cutter {
  override func turn() {}
}
struct Sheet {
  let cutter = Cutter()
  func cut() { cutter.turn() }  // expect: protected_member_called "'turn()'"
  func leave() { cutter.rise() }  // expect: protected_member_called "'rise()'"
}
struct Roll {
  let cutter = Cutter()
  func cut() { cutter.turn() }  // expect: protected_member_called
}
