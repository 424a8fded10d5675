// Comments that ask only some subclasses, or speak of another member.
class Screen {
  /// Calls `layout()`, which subclasses must override.
  func open() { layout() }
  /// `layout()` must be overridden.
  func resize() {}
  func layout() {}
  /// When `hasFooter` is true, subclasses must override this method.
  func footer() {}
  /// To show a badge, subclasses must override this.
  func badge() {}
  /// Must be overridden in order to support dragging.
  func drag() {}
  /// Subclasses with rows must override this.
  func rows() {}
  /// Subclasses that need it must override it.
  func prepare() {}
  /// You no longer must override this.
  func old() {}
  /// `open()` calls this; subclasses must override it.
  func draw() {}
  func run() { resize(); footer(); badge(); drag(); rows(); prepare(); old(); draw() }
}

final class PlainScreen: Screen {}  // expect: unimplemented_required_override "'draw()' (Sentences.swift:21"

final class Table: Screen {
  override func open() { print("table") }
  override func resize() {}
  override func layout() {}
  override func footer() {}
  override func badge() {}
  override func drag() {}
  override func rows() {}
  override func prepare() {}
  override func old() {}
  override func draw() {}
}
