class Writer {
  func text() -> String { fatalError("subclasses must override text()") }  // related: unimplemented_required_override
  func page() -> String { return text() }  // related: unimplemented_required_override "called here"
  func book() -> String {
    page()
  }
  func letter(_ isShort: Bool) -> String { isShort ? "" : text() }
  func note() -> String {
    if isSilent { return "" }
    return text()
  }
  private var isSilent: Bool { true }
}
final class Novelist: Writer {
  override func text() -> String { "once" }
}
