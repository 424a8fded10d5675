// A static member of the name is another one: what is asked of the type says nothing of its values.
protocol Sheet {
  static var format: Int { get }
}
extension Sheet {
  static var format: Int { 4 }
  var format: Int { Self.format }  // expect: extension_member_not_requirement "would be passed over"
}
struct LooseSheet: Sheet {
  var format: Int { 5 }
}
func size(of type: any Sheet.Type) -> Int { type.format }
func size<Each: Sheet>(of sheets: [Each]) -> Int { Each.format * sheets.count }

protocol Leaf {
  static var veins: Int { get }
}
extension Leaf {
  static var veins: Int { 1 }
  var veins: Int { Self.veins }  // expect: extension_member_not_requirement "as in 'count(of:)'"
}
struct OakLeaf: Leaf {
  var veins: Int { 9 }
}
func count(of type: any Leaf.Type) -> Int { type.veins }
func count(of leaf: any Leaf) -> Int { leaf.veins }

// What a protocol and one above it have both is found once, where a requirement would serve both.
protocol Cart { func load() }
extension Cart {
  func roll() -> Int { 1 }  // expect: extension_member_not_requirement "the version of 'Barrow' would be passed over"
  func tip() -> Int { 1 }  // expect: extension_member_not_requirement
}
protocol HeavyCart: Cart {}
extension HeavyCart {
  func roll() -> Int { 2 }
  func tip() -> Int { 2 }  // expect: extension_member_not_requirement "is passed over"
  func push() -> Int { tip() }
}
struct Barrow: HeavyCart {
  func load() {}
  func roll() -> Int { 3 }
}
struct Truck: HeavyCart {
  func load() {}
  func tip() -> Int { 3 }
}
