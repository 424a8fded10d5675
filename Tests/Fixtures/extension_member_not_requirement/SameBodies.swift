// What does the same in the same words runs the same, wherever lines break, and whatever its parameters are called.
protocol Scrollable: AnyObject {
  var place: Int { get set }
  func go(to id: String, isMarked: Bool)
  func count(_ id: String, _ other: String) -> Int
}
extension Scrollable {
  func go(to id: String) {
    self.go(
      to: id,
      isMarked: false
    )
  }
  func number(of id: String) -> Int { return self.count(id, "") }
  func lengths(_ id: String) -> [Int] { [count(id, "\(id)")] }
  func move(_ place: Int) {
    // Where it was is of no interest.
    self.place = place
  }
}
final class Chat: Scrollable {
  var place = 0
  func go(to item: String) { go(to: item, isMarked: false) }
  func go(to id: String, isMarked: Bool) {}
  func count(_ id: String, _ other: String) -> Int { 0 }
  func number(of id: String) -> Int { count(id, "") }
  func lengths(_ text: String) -> [Int] { return [self.count(text, "\(text)")] }
  func move(_ next: Int) { place = next }
}
func use(_ list: any Scrollable) { list.go(to: "") }

// Other words, other arguments, another member than the parameter of the name.
protocol Counting {
  var total: Int { get set }
  func count(_ one: Int, _ other: Int) -> Int
}
extension Counting {
  func difference(_ one: Int, _ other: Int) -> Int { count(one, other) }  // expect: extension_member_not_requirement
  func label(_ one: Int) -> String { "\(one) of" }  // expect: extension_member_not_requirement
  func sum(_ total: Int) -> Int { self.total + total }  // expect: extension_member_not_requirement
  func same(_ one: Int, _ other: Int) -> Int { count(one, other) }
}
struct Meter: Counting {
  var total = 0
  func count(_ one: Int, _ other: Int) -> Int { one - other }
  func difference(_ one: Int, _ other: Int) -> Int { count(other, one) }
  func label(_ one: Int) -> String { "\(one) from" }
  func sum(_ total: Int) -> Int { total + total }
  func same(_ left: Int, _ right: Int) -> Int { self.count(left, right) }
}

// Who only reads gets the same from a version that can be set as well.
protocol Chest {
  var items: [String] { get set }
}
extension Chest {
  var note: String { items.joined() }
  var mark: String { items.joined() }  // expect: extension_member_not_requirement
}
struct Trunk: Chest {
  var items: [String]
  var note: String {
    get { items.joined() }
    set { items = [newValue] }
  }
  var mark: String {
    get { items.first ?? "" }
    set { items = [newValue] }
  }
}
func print(_ chest: any Chest) { print(chest.note, chest.mark) }
