// In an extension of a list 'Element' is what the list holds, whatever the project calls so.
typealias Element = Int?
typealias Piece = Int?
protocol Adding {
  func add(_ piece: Int)
  func take(_ piece: Int)
}
extension Adding {
  func add(_ piece: Int) {}
  func take(_ piece: Int) {}
}
extension Array: Adding where Element == Int {
  func add(_ piece: Element) { print("list") }
  func take(_ piece: Piece) { print("list") }  // expect: witness_near_miss
}
struct Pile: Adding {
  func add(_ piece: Element) { print("pile") }  // expect: witness_near_miss
  func take(_ piece: Int) { print("pile") }
}
// A protocol of Apple's that the project's type adopts.
protocol Endpoint { var body: Encodable? { get } }
extension Endpoint {
  var body: Encodable? { nil }
}
struct Note: Encodable {}
struct Notes: Endpoint {
  var body: Note? { Note() }  // expect: witness_near_miss "(Note?) is not what 'Endpoint.body' (Encodable?) requires"
}
struct Boxes: Endpoint {
  var body: (any Encodable)? { Note() }
}
