protocol Lamp: AnyObject {
  func fade()
  func flash()
}
extension Lamp {
  func fade() {
    dim()
  }
  func flash() {
    dim()
    tellOthers()
  }
  private func dim() { print("dim") }
  func tellOthers() { print("flash") }
}
// Who is in the same file can do it as well.
final class DeskLamp: Lamp {
  func fade() { print("slowly") }  // expect: default_shadowed "calls 'dim()'"
}
