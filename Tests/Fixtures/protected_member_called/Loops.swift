class Tram {
  /// - Protected: what the driver's cabin needs
  func motor() -> Int { 0 }
  func drive() { _ = motor() }
}
final class NightTram: Tram {
  override func motor() -> Int { 2 }
}
struct Depot {
  var trams: [Tram]
  var first: Tram?
  var numbers: [Int: Tram]
  func open(_ guests: [NightTram]) {
    for tram in trams { _ = tram.motor() }  // expect: protected_member_called "'motor()' is for subclasses of 'Tram'"
    for guest in guests where guest.motor() > 1 {  // expect: protected_member_called
      guest.drive()
    }
    trams.forEach { print($0.motor()) }  // expect: protected_member_called
    trams.forEach { tram in tram.drive() }
    if let first { _ = first.motor() }  // expect: protected_member_called
    guard let tram = self.first else { return }
    _ = tram.motor()  // expect: protected_member_called
    for (_, tram) in numbers { _ = tram.motor() }  // expect: protected_member_called
  }
}
