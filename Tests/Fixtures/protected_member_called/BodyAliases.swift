// What names stand for in the body in which they are used.
class Samovar {
  /// - Protected: the coal burns first
  func draw() {}
  func serve() { draw() }
}
struct Urn { func draw() {} }
func pour() {
  typealias Samovar = Urn
  let samovar = Samovar()
  samovar.draw()
}
func brew() {
  typealias Pot = Samovar
  let pot = Pot()
  pot.draw()  // expect: protected_member_called "'draw()' is for subclasses of 'Samovar'"
  typealias Pots = [Samovar]
  let pots: Pots = [pot]
  for pot in pots { pot.draw() }  // expect: protected_member_called
}
final class Buffet {
  lazy var first: () -> Void = {
    typealias Pot = Samovar
    Pot().draw()  // expect: protected_member_called
  }
  func second(_ pot: Samovar) {
    // Two of a name, each in its own block: nobody asks which.
    do { typealias Pot = Urn; let a = Pot(); a.draw() }
    do { typealias Pot = Samovar; let b = Pot(); b.draw() }
    pot.draw()  // expect: protected_member_called
  }
}
