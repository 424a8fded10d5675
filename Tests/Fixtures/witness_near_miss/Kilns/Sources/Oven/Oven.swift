import Clay

protocol Fired {
  func bake(for hours: Int)
  func cooling(hours: Int) -> Int
}
extension Fired {
  func bake(for hours: Int) {}  // related: witness_near_miss
  func cooling(hours: Int) -> Int { 0 }  // related: witness_near_miss
}
extension Clay: Fired {
  func bake(hours: Int) {}  // expect: witness_near_miss
  func coolling(hours: Int) -> Int { 1 }  // expect: witness_near_miss
}
func fire(_ things: [any Fired]) { for thing in things { thing.bake(for: 2); print(thing.cooling(hours: 1)) } }

// What the other module has was not written for a protocol that it cannot know.
extension Brick: Fired {}

// A class of the other module has settled it for those below.
extension Pot: Fired {}
final class Jar: Pot {
  func cooling(hour: Int) -> Int { 2 }  // expect: witness_near_miss "declare it in 'Pot' as 'open' and override it"
}
