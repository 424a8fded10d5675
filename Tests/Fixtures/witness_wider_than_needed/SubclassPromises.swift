// A subclass that everybody sees promises what the class has.
protocol Slab { func lay() }
protocol Heavy { func lift() }
public protocol Layered {
  func lay()
  func lift()
}
public class Tile: Slab, Heavy {
  public func lay() {}
  public func lift() {}
}
public final class RoofTile: Tile {}
extension RoofTile: Layered {}

// Nobody knows what this protocol asks for.
public class Plank: Slab {
  public func lay() {}
}
public final class FloorPlank: Plank, SomebodysPlank {}

// What a subclass promises inside of the module needs no more than that.
protocol Stacked { func lay() }
public class Brick: Slab {
  public func lay() {}  // expect: witness_wider_than_needed
}
public final class RedBrick: Brick, Stacked {}
