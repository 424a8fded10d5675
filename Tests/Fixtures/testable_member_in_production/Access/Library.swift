// Who is there for tests itself may use what is.
struct Library {
  var shelf = ShelfTable()

  /// Internal for test access.
  func dumpAll() -> String { shelf.dumpRows() }

  func show() { print(shelf.dumpRows()) }  // expect: testable_member_in_production "dumpRows()"
}
