// Types that conform only with some generic arguments miss what is required all the same.
protocol Labelled {
  var tag: String? { get }
  func line(_ width: Int) -> String?
}
extension Labelled {
  var tag: String? { nil }
  func line(_ width: Int) -> String? { nil }
}
struct Crate<Content> {
  var content: Content
}
extension Crate: Labelled where Content: Hashable {
  var tag: String { "crate" }  // expect: witness_near_miss "'tag' (String) is not what 'Labelled.tag' (String?) requires"
  func line(_ width: Int) -> String { "" }  // expect: witness_near_miss
}
// The member stands in the type itself, or in an extension for all of them.
struct Barrel<Content> {
  var tag: String { "barrel" }  // expect: witness_near_miss
}
extension Barrel: Labelled where Content: Hashable {}
extension Barrel {
  func line(_ width: Int) -> String { "" }  // expect: witness_near_miss
}
// … or in an extension for just those that conform.
struct Sack<Content> {}
extension Sack: Labelled where Content: Hashable {}
extension Sack where Content: Hashable {
  var tag: String { "sack" }  // expect: witness_near_miss
}
extension Array: Labelled where Element: Hashable {
  var tag: String { "array" }  // expect: witness_near_miss
}

// One of several extensions has it; the member is there for others; or several say that the type conforms.
struct Basket<Content> {
  var tag: String { "basket" }
}
extension Basket: Labelled where Content: Hashable {
  var tag: String? { "of values" }
}
struct Pouch<Content> {}
extension Pouch: Labelled where Content: Hashable {}
extension Pouch where Content == Int {
  var tag: String { "pouch" }
}
protocol WellLabelled: Labelled {}
struct Jar<Content> {
  var tag: String { "jar" }
}
extension Jar: Labelled where Content: Hashable {}
extension Jar: WellLabelled where Content: Comparable {}
// It conforms by itself: what stands in an extension for some is not asked.
struct Tin<Content>: Labelled {}
extension Tin: WellLabelled where Content: Hashable {
  var tag: String { "tin" }
}
