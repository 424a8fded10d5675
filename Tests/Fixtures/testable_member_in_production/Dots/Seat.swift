// What begins with a dot is a value of the type that makes it, wherever it stands.
struct Seat {
  let row: Int
  /// For testing only.
  static func makeStub() -> Seat { Seat(row: 0) }
  /// For testing only.
  static let emptySeat = Seat(row: 0)
  static let plain = Seat(row: 1)
  /// For testing only.
  static let otherSeat = Seat.plain
  /// For testing only.
  static var lastSeat: Self { Seat(row: 99) }
  /// For testing only.
  static func stub() -> Seat { Seat(row: 1) }
  /// For testing only.
  static func seatCount() -> Int { 2 }
}
