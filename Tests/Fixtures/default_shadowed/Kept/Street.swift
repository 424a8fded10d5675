// Nobody here can call what is private to the extension.
final class StreetLamp: Lamp {
  func fade() { print("never") }
  func flash() { print("twice") }  // expect: default_shadowed "which calls 'tellOthers()'; do it here"
}
