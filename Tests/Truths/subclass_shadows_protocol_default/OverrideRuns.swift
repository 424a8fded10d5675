// The class that conforms has the method, and its subclasses override it.
// prints: 120
protocol Lane { func limit() -> Int }

extension Lane {
  func limit() -> Int { 50 }
}

class Street: Lane {
  func limit() -> Int { 50 }
}

final class Highway: Street {
  override func limit() -> Int { 120 }
}

func limit(of lane: any Lane) -> Int { lane.limit() }
print(limit(of: Highway()))
