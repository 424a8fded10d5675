struct ShelfTable {
  var rows: [String] = []
  // internal for testing
  func dumpRows() -> String { rows.joined() }
}
