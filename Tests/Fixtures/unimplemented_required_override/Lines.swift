// A message over several lines is told in one.
class Plot {
  func draw() {
    fatalError("""
      Subclasses must override draw(),
          and need not call super.
      """)
  }
  func erase() {
    fatalError(
      """
      Subclasses must \
      override erase()
      """)
  }
  func run() {
    draw()
    erase()
  }
}
class LinePlot: Plot {
  override func draw() {}
  override func erase() {}
}
class DotPlot: Plot {  // expect: unimplemented_required_override "Subclasses must override draw(), and need not call super."
  override func erase() {}
}
class BoxPlot: Plot {  // expect: unimplemented_required_override "Subclasses must override erase()"
  override func draw() {}
}
