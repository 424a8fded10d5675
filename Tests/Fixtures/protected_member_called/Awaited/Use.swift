// Who awaits calls the same method.
func show(_ lamp: Lamp) async {
  await lamp.glow(1)  // expect: protected_member_called "'glow(_:completionHandler:)' is for subclasses of 'Lamp'"
  lamp.glow(2) { print("done") }  // expect: protected_member_called
  await lamp.dim(1)
}
final class Torch: Lamp {
  func flash() async { await glow(3) }
}
