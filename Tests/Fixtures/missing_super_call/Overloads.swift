class Lamp {
  /// Overrides must call super.
  func dim(to level: Int) {}
  func dim(to name: String) {}
}
// Of two with the same labels each overrides its own.
class DeskLamp: Lamp {
  override func dim(to level: Int) {}  // expect: missing_super_call
  override func dim(to name: String) {}
}
class Torch: Lamp {
  override func dim(to name: String) {}
}
class Drawer {
  /// Overrides must call super.
  subscript(place: Int) -> String {
    get { "" }
    set {}
  }
}
class DeepDrawer: Drawer {
  override subscript(place: Int) -> String {
    get { super[place] }
    set { super[place] = newValue }
  }
}
class FlatDrawer: Drawer {
  override subscript(place: Int) -> String {  // expect: missing_super_call
    get { ["flat"][place] }
    set {}
  }
}

// Another method of the name is not what is overridden.
class Poster {
  /// Overrides must call super.
  func show(_ count: Int) {}
  func show(for count: Int) {}
  /// Overrides must call super.
  func hide(_ count: Int = 1) {}
}
final class WallPoster: Poster {
  override func show(_ count: Int) { super.show(for: count) }  // expect: missing_super_call
  override func hide(_ count: Int) { super.hide() }
}
