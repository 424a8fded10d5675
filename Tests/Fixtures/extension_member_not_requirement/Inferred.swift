// What an associated type is, a property may tell that is required as one.
protocol Sharing {
  associatedtype Payload
  var payload: Payload { get }
}
extension Sharing where Payload == String {
  var title: String { "share " + payload }  // expect: extension_member_not_requirement
  var footer: String { payload }
}
extension Sharing where Self.Payload == [Int] {
  var total: Int { payload.count }  // expect: extension_member_not_requirement
}
struct Loud: Sharing {
  let payload: String
  var title: String { payload.uppercased() }
}
struct Counted: Sharing {
  let payload: Int
  var footer: String { "\(payload)" }
}
struct Many: Sharing {
  var payload: [Int] { [1] }
  var total: Int { 7 }
}
struct Generic<Content>: Sharing {
  let payload: Content
  var footer: String { "generic" }
}
func share<T: Sharing>(_ item: T) -> String where T.Payload == String { item.title + item.footer }
func count<T: Sharing>(_ item: T) -> Int where T.Payload == [Int] { item.total }
