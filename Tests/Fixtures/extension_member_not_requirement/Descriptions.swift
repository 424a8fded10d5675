// Swift's own protocols ask the refinement for it.
protocol WireCodable {}

extension WireCodable {
  var debugDescription: String { "()" }
  var description: String { debugDescription }
}

protocol Record: WireCodable, CustomDebugStringConvertible, CustomStringConvertible { static var table: String { get } }

extension Record {
  var debugDescription: String { Self.table + " ()" }
  var description: String { debugDescription }
}

struct Invoice: Record { static let table = "invoice" }
