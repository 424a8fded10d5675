// What may throw more than is allowed is no witness, nor is a subscript that gives another type.
// prints: 0 default
enum Leak: Error { case water }
protocol Chore {
  func run() throws(Leak) -> Int
  subscript(place: Int) -> String? { get }
}
extension Chore {
  func run() throws(Leak) -> Int { 0 }
  subscript(place: Int) -> String? { "default" }
}
struct Wash: Chore {
  func run() throws -> Int { 1 }  // expect: witness_near_miss
  subscript(place: Int) -> String { "own" }  // expect: witness_near_miss
}
let chore: any Chore = Wash()
print((try? chore.run()) ?? -1, chore[0] ?? "nothing")
