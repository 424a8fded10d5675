// What a property is of without a written type tells its initial value.
final class Screen {
  private let store = Store.shared
  private let made = makeStore()
  private let reader = makeReader()
  private lazy var late = Store.shared

  func show() {
    store.parse("x")  // expect: testable_member_in_production
    made.parse("x")  // expect: testable_member_in_production
    late.parse("x")  // expect: testable_member_in_production
    reader.parse("x")
  }
}

let store = Store.shared
func show() { store.parse("x") }  // expect: testable_member_in_production
