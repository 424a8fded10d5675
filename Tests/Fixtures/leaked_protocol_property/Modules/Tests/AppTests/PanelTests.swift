@testable import App

// A test that looks at the property uses it from outside.
func testPanel() {
  let panel = ListPanel()
  panel.drop()
  check(panel.cells.isEmpty)
}
