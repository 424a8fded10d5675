// Who says `~Copyable` cannot use what an extension has that does not.
protocol Page: ~Copyable {
  var number: Int { get }
}
extension Page {
  func size() -> Int { number }
  func width() -> Int { number }  // expect: extension_member_not_requirement
  func depth() -> Int { number }  // expect: extension_member_not_requirement
}
extension Page where Self: ~Copyable {
  func height() -> Int { number }  // expect: extension_member_not_requirement
  func margin() -> Int { number }  // expect: extension_member_not_requirement
}
struct Letter: ~Copyable, Page {
  let number = 0
  borrowing func size() -> Int { 7 }
  borrowing func height() -> Int { 8 }
}
struct Card: Page {
  let number = 2
  func width() -> Int { 9 }
  func margin() -> Int { 3 }
}
struct Sheet<Text: ~Copyable>: ~Copyable, Page {
  let number = 0
  func depth() -> Int { 7 }
}
extension Sheet: Copyable where Text: Copyable {}
func measure(_ page: some Page) -> Int { page.size() + page.width() + page.depth() }
func measure(_ page: borrowing some Page & ~Copyable) -> Int { page.height() + page.margin() }

protocol View: ~Escapable, ~Copyable {
  var count: Int { get }
}
extension View where Self: ~Copyable, Self: ~Escapable {
  func total() -> Int { count }  // expect: extension_member_not_requirement
}
extension View where Self: ~Escapable & ~Copyable {
  func sum() -> Int { count }  // expect: extension_member_not_requirement
}
struct Rows: View {
  let count = 0
  func total() -> Int { 1 }
  func sum() -> Int { 1 }
}
func add(_ view: some View) -> Int { view.total() + view.sum() }
