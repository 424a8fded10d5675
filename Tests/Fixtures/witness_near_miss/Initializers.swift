// What makes a value may be required as well, and have a default.
protocol Loaf {
  init()
  init(flour: String, weight: Int)
  init(recipe: [String])
  init?(crumbs: Int)
}
extension Loaf {
  init(flour: String, weight: Int) { self.init() }
  init(recipe: [String]) { self.init() }
  init?(crumbs: Int) { return nil }
}
struct Rye: Loaf {
  init() {}
  init(fluor: String, weight: Int) {}  // expect: witness_near_miss "'init(fluor:weight:)' is not what 'Loaf.init(flour:weight:)' requires: where the type is known as 'Loaf', the default runs"
  init(crumbs: Int) {}
}
final class Wheat: Loaf {
  required init() {}
  init(flour: String, weight: Int) throws {}  // expect: witness_near_miss "because it throws"
  convenience init(recipes: [Int]) { self.init() }
}
struct Oat: Loaf {
  init() {}
  init(flour: String?, weight: Int) {}  // expect: witness_near_miss "because parameter 1 is 'String?', not 'String'"
  init(recipe: [Int]) {}  // expect: witness_near_miss
}
struct Corn: Loaf {
  init() {}
  init(flour: String, weight: UInt) {}
}
let corn = Corn(flour: "corn", weight: 80 as UInt)
enum Spelt: Loaf {
  case plain
  init() { self = .plain }
  init(flour: String, weigth: Int) { self = .plain }  // expect: witness_near_miss
}

// Others that are meant as such.
struct Toast: Loaf {
  init() {}
  init(flour: String) {}
  init(flour: Substring, weight: Int) {}
  init(recipe: String) {}
  init(crumbs: String) {}
}
struct Bagel: Loaf {
  init() {}
  init(flours: String, weight: Int) {}
}
let bagel = Bagel(flours: "wheat", weight: 80)
// What is not written may be what is required.
struct Roll {
  var flour = ""
  var weight = 1
  var recipe: [String] = []
}
extension Roll: Loaf {
  init(fluor: String, weight: Int) { self.init() }
}
final class Bun: UIView, Loaf {
  init(recipes: [String]) { super.init(frame: .zero) }
}

// What subclasses have to have as well.
struct Draft {}
protocol Opening { init(draft: Draft?) }
extension Opening { init(draft: Draft?) { fatalError("no draft") } }
class Page: Opening { init(draft: Draft) {} }  // expect: witness_near_miss "give it the form that is required, with 'required', or another name"
final class LastPage: Opening { init(draft: Draft) {} }  // expect: witness_near_miss "give it the form that is required, or another name"
