// module: open
open class Guide<Place> {
  public init() {}
  open func way(to place: Place) -> String { fatalError("please override way(to:)") }
  public func lead(to place: Place) { print(way(to: place)) }
}
// Others inherit from it; tests make one to try the rest.
open class MountainGuide<Place>: Guide<Place> {
  public func rest() {}
}
// Here it is made to be used.
open class CityGuide<Place>: Guide<Place> {}  // expect: unimplemented_required_override
public func guide() -> Guide<Int> { CityGuide<Int>() }
open class SeaGuide<Place>: Guide<Place> {
  override open func way(to place: Place) -> String { "by ship" }
}
