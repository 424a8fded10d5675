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
