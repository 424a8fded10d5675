// A type inside of another may be seen for the sake of tests, too.
final class Store {
  /// Internal for testing.
  struct Row {  // related: testable_member_in_production "the member"
    var title = ""
    static let empty = Row()
  }
  /// Visible for tests.
  enum Mode { case plain, sorted }
  struct Column {
    var width = 1
  }
  var rows: [Row] = [Row()]
  func sort() { rows.append(Row.empty) }
}
struct Shelf {
  let first = Store.Row()
}
