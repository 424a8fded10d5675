// What is written twice runs the same, whichever runs.
struct User { let name: String, email: String }
protocol Identified { var user: User { get } }
extension Identified {
  var name: String { user.name }
  var address: String { user.email }  // expect: extension_member_not_requirement
  func greet(_ greeting: String) -> String {
    let words = [greeting, user.name]
    return words.joined(separator: " ")
  }
}
public struct Profile: Identified {
  let user: User
  public var name: String { user.name }
  public var address: String { user.email + user.name }
  public func greet(_ greeting: String) -> String {
    let words = [greeting, user.name]
    return words.joined(separator: " ")
  }
}

// Setters, too.
protocol Parcel {
  var weights: [Int] { get }
}
extension Parcel {
  var total: Int {
    let sum = weights.reduce(0, +)
    return sum
  }
  var limit: Int {
    get { weights.count }
    set { print(newValue) }
  }
}
struct Crate: Parcel {
  let weights: [Int]
  var total: Int {
    let sum = weights.reduce(0, +)
    return sum
  }
  public var limit: Int {
    get { weights.count }
    set { print(newValue) }
  }
}

// One version is a copy, and the other is not; nor is a setter that does more, or a body that is empty like the other.
protocol Basket {
  var items: [String] { get }
}
extension Basket {
  func label() -> String { items.joined() }  // expect: extension_member_not_requirement "the version of 'Hamper' would"
  var size: Int {  // expect: extension_member_not_requirement
    get { items.count }
    set {}
  }
  func close() {}  // expect: extension_member_not_requirement
}
struct Trug: Basket {
  let items: [String]
  func label() -> String { items.joined() }
  var size: Int {
    get { items.count }
    set { print(newValue) }
  }
  func close() {}
}
struct Hamper: Basket {
  let items: [String]
  func label() -> String { items.joined(separator: " ") }
}
