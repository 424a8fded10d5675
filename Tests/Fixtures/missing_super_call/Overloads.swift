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
