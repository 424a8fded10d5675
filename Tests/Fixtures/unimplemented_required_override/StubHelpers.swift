// What several stubs call is no hook, though it says what they say.
class Chart {
  func failForMissingOverride() { fatalError("must be overridden in a subclass") }
  func line() { failForMissingOverride() }
  func dots() { failForMissingOverride() }
  func draw() {
    line()
    dots()
  }
}

final class LineChart: Chart {  // expect: unimplemented_required_override "must override 'dots()' ("
  override func line() {}
}

final class DotChart: Chart {
  override func line() {}
  override func dots() {}
}

func draw() { for chart in [LineChart(), DotChart()] { chart.draw() } }
