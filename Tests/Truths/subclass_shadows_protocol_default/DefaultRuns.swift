// The class that conforms took the default; what its subclasses declare is not called, not even if they conform once more.
// prints: 50 50
// prints: 120
protocol Lane { func limit() -> Int }
protocol FastLane: Lane {}

extension Lane {
  func limit() -> Int { 50 }
}

class Street: Lane {}

class Highway: Street {
  func limit() -> Int { 120 }  // expect: subclass_shadows_protocol_default
}

final class Motorway: Street, FastLane {
  func limit() -> Int { 130 }
}

func limit(of lane: any Lane) -> Int { lane.limit() }
print(limit(of: Highway()), limit(of: Motorway()))
print(Highway().limit())
