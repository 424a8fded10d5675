#if os(iOS)
class ViewBase {
  func layout() { fatalError("subclasses must override layout") }
  func show() { layout() }
}
#else
class ViewBase: WindowBase {
  func layout() { fatalError("subclasses must override layout") }
}
#endif
class WindowBase {
  func place() { fatalError("subclasses must override place") }
  func show() { place() }
}
final class Toolbar: ViewBase {
  override func layout() {}
  override func place() {}
}
final class Sidebar: ViewBase {  // expect: unimplemented_required_override
  override func place() {}
}
