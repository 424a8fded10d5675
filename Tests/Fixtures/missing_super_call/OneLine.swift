// What documents a member may stand behind the brace that opens its type.
class Carpet { /// Overrides should call super.
  func unroll(fast: Bool) {}  // related: missing_super_call
}
class RedCarpet: Carpet {
  override func unroll(fast: Bool) { print("red") }  // expect: missing_super_call "'unroll(fast:)' must call super"
}
// Not so what is about the type, which is no documentation.
class Mat { // Overrides should call super.
  func unroll() {}
}
class DoorMat: Mat {
  override func unroll() {}
}
class Rug {
  /// Overrides must call super's version.
  func beat() {}
}
class WoolRug: Rug {
  override func beat() {}  // expect: missing_super_call
}
