struct Hall {
  var seats: [Seat]
  var best: Seat?
}
func open() -> Hall {
  Hall(
    seats: [
      .makeStub(),  // expect: testable_member_in_production "'makeStub()'"
      .stub(),
      Seat(row: .seatCount()),
    ],
    best: .lastSeat)  // expect: testable_member_in_production "'lastSeat'"
}
func sell(_ seat: Seat, in hall: inout Hall) { hall.best = seat }
func resell(_ hall: inout Hall) {
  sell(.emptySeat, in: &hall)  // expect: testable_member_in_production "'emptySeat'"
  sell(.otherSeat, in: &hall)  // expect: testable_member_in_production "'otherSeat'"
}
