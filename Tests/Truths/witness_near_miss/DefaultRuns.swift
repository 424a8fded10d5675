// Each of the members misses its requirement by a little, and the compiler does not say a word.
// prints: nil nil
// prints: default name
// prints: default visit
// prints: default count
// prints: default reset
// prints: 1
protocol Exhibit {
  var note: String? { get }
  var origin: String? { get }
  var scale: Int { get set }
  func name(in words: String) -> String?
  func visit(byGuide guide: Int)
  func count()
  func reset()
}

extension Exhibit {
  var note: String? { nil }
  var origin: String? { nil }
  var scale: Int {
    get { 1 }
    set {}
  }
  func name(in words: String) -> String? { "default name" }
  func visit(byGuide guide: Int) { print("default visit") }
  func count() { print("default count") }
  func reset() { print("default reset") }
}

struct Fossil: Exhibit {
  var note: String { "do not touch" }  // expect: witness_near_miss
  var origin: String! { "quarry" }  // expect: witness_near_miss
  let scale = 7  // expect: witness_near_miss
  func name(in words: String) -> String { "own name" }  // expect: witness_near_miss
  func visit(byGuides guide: Int) { print("own visit") }  // expect: witness_near_miss
  func count() throws { print("own count") }  // expect: witness_near_miss
  mutating func reset() { print("own reset") }  // expect: witness_near_miss
}

let exhibit: any Exhibit = Fossil()
print(exhibit.note ?? "nil", exhibit.origin ?? "nil")
print(exhibit.name(in: "") ?? "nil")
exhibit.visit(byGuide: 1)
exhibit.count()
exhibit.reset()
print(exhibit.scale)
