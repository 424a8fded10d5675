// Other words for the same types are the same: an alias, `Optional<T>`, parentheses, a module before the name.
// prints: do not touch
// prints: quarry
// prints: by another name
protocol Exhibit {
  var note: String? { get }
  var origin: String? { get }
  func name(in words: [String]) -> String?
}

extension Exhibit {
  var note: String? { nil }
  var origin: String? { nil }
  func name(in words: [String]) -> String? { nil }
}

typealias Words = Array<String>

struct Fossil: Exhibit {
  var note: Optional<Swift.String> { "do not touch" }
  var origin: (String)? { "quarry" }
  func name(in words: Words) -> String? { "by another name" }
}

let exhibit: any Exhibit = Fossil()
print(exhibit.note ?? "nil")
print(exhibit.origin ?? "nil")
print(exhibit.name(in: []) ?? "nil")
