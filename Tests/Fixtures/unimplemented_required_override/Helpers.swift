// What makes a value of a class that is called abstract does not stop.
class AbstractCrane {
  func counterweight() -> AbstractCrane { return AbstractCrane() }
  func lift() { _ = counterweight() }
}
class TowerCrane: AbstractCrane {}
final class HarbourCrane: AbstractCrane {
  override func counterweight() -> AbstractCrane { self }
}
