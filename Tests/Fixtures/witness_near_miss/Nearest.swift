// Of several defaults that of the protocol runs which refines the other, or whose extension asks for more.
protocol Cup { var glaze: String? { get } }  // related: witness_near_miss
protocol TeaCup: Cup {}
extension Cup { var glaze: String? { "clear" } }
extension TeaCup { var glaze: String? { "green" } }  // related: witness_near_miss "this default runs"
struct Tenmoku: TeaCup {
  var glaze: String { "black" }  // expect: witness_near_miss
}

protocol Fired {}
protocol Plate { var rim: String? { get } }  // related: witness_near_miss
extension Plate { var rim: String? { "flat" } }
extension Plate where Self: Fired { var rim: String? { "wide" } }  // related: witness_near_miss "this default runs"
struct Charger: Plate, Fired {
  var rim: String { "gold" }  // expect: witness_near_miss
}

// It is not one of a refinement that the type does not have.
protocol Bowl { var foot: String? { get } }  // related: witness_near_miss
protocol SoupBowl: Bowl {}
extension SoupBowl { var foot: String? { "high" } }
extension Bowl { var foot: String? { "low" } }  // related: witness_near_miss "this default runs"
struct Porringer: Bowl {
  var foot: String { "none" }  // expect: witness_near_miss
}
