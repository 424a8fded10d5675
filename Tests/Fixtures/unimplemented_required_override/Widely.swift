// A base class that everybody makes values of is no abstract one, whatever its stub says.
class Chip {
  func mark() { assertionFailure("should be overridden") }
  func tap() { mark() }
}
final class GoldChip: Chip {
  override func mark() {}
}
final class PlainChip: Chip {}
func stack() -> [Chip] { [Chip(), Chip(), Chip()] }
func table() -> [Chip] { [Chip(), Chip()] }
let first = Chip()
