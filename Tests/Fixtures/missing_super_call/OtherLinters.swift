// Who tells another linter not to look has thought about it.
class Card {
  /// Overrides must call super.
  func flip(animated: Bool) {}
  /// Overrides must call super.
  func turn() {}
  /// Overrides must call super.
  func fold() {}
  /// Overrides must call super.
  func deal() {}
}
class PhotoCard: Card {
  // swiftlint:disable:next overridden_super_call
  override func flip(animated: Bool) { print("photo") }
  override func turn() {  // expect: missing_super_call
    print("turn")
  }
  override func fold() {  // swiftlint:disable:this overridden_super_call
    print("fold")
  }
  override func deal() {
    // swiftlint:disable:previous line_length overridden_super_call
    print("deal")
  }
}
class PlainCard: Card {
  // swiftlint:disable overridden_super_call
  override func flip(animated: Bool) { print("plain") }
  override func turn() {
    print("turn")
  }
  // swiftlint:enable overridden_super_call
  override func fold() {  // expect: missing_super_call
    print("fold")
  }
  // swiftlint:disable:next line_length
  override func deal() {  // expect: missing_super_call
    print("deal")
  }
}

// A condition may stand on the next line.
class Tile {
  /// Subclasses must call super
  /// if they shine.
  func shine() {}
  // Subclasses must call super
  // Only if they blink.
  func blink() {}
  /*
   * Subclasses must call super
   * when they glow.
   */
  func glow() {}
  /// Subclasses must call super.
  /// If they fade, that is all.
  func fade() {}
}
class BrightTile: Tile {
  override func shine() {}
  override func blink() {}
  override func glow() {}
  override func fade() {}  // expect: missing_super_call
}
