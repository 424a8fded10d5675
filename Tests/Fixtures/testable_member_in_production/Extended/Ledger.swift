struct Ledger {}

/// For testing only.
extension Ledger {
  static func sample() -> Ledger { Ledger() }
  static func twin() -> Ledger { sample() }
}

/// Reads and writes.
extension Ledger {
  static func blank() -> Ledger { Ledger() }
}
