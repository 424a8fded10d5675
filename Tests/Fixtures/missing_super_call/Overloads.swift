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

// Before Swift 3 the first argument of a call had no label.
class OldElement {
  /// Implementations should call super before doing their own diffing.
  func applyDiff(old: OldElement, view: String?) {}
  /// Overrides should call super.
  func apply(all: Bool) {}
}
class OldButton: OldElement {
  override func applyDiff(old: OldElement, view: String?) { super.applyDiff(old, view: view) }
  override func apply(all: Bool) { super.applyDiff(self, view: nil) }  // expect: missing_super_call
}
