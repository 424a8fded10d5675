// What tells of those who do not override, and what forbids it.
class Screen {
  /// If you do not override this method, the default is used.
  func open() {}
  /// Subclasses that don't override this get the system's colour.
  func paint() {}
  /// You can choose not to override this.
  func close() {}
  /// Most subclasses do not override this.
  func fold() {}
  /// Please do not override this.
  func draw() {}
}
final class Table: Screen {
  override func open() {}
  override func paint() {}
  override func close() {}
  override func fold() {}
  override func draw() {}  // expect: do_not_override
}
