// What answers with nothing where it asserts says that it does not apply.
class Feature {
  func asRoad() -> Road? { nil }
  func outline(around center: Double) -> [Double]? {
    assertionFailure()
    return nil
  }
  func corners() -> [Double] { fatalError() }
}

final class Road: Feature {
  override func asRoad() -> Road? { self }
  override func outline(around center: Double) -> [Double]? { [center, 1, 2] }
  override func corners() -> [Double] { [1, 2] }
}

final class Zone: Feature {
  override func outline(around center: Double) -> [Double]? { [center, 3, 4] }
  override func corners() -> [Double] { [3] }
}

final class Spot: Feature {}  // expect: unimplemented_required_override "'corners()' ("

func paint(_ feature: Feature) -> Int {
  guard feature.asRoad() != nil else { return feature.corners().count }
  return feature.outline(around: 0)?.count ?? 0
}
