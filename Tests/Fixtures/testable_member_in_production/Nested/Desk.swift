final class Desk {
  func fill() -> Int {
    let row = Store.Row()  // expect: testable_member_in_production "'Row' is exposed for tests (Store.swift:4), but this is no test"
    let mode = Store.Mode.sorted  // expect: testable_member_in_production
    return row.title.count + (mode == .plain ? 1 : 2) + Store.Column().width
  }
  // What takes one is for the same.
  func show(_ row: Store.Row) -> Store.Row { Store.Row(title: row.title) }
}
extension Store {
  func clear() { rows = [Row()] }
}
