// module: open
// Where all that call a member ask before whether it may run, clients are shown to ask as well.
open class Page {
  public init() {}
  open var hasFooter: Bool { true }
  open var hasHeader: Bool { true }
  open func footer() -> String { fatalError("subclasses must override footer") }
  open func header() -> String { fatalError("subclasses must override header") }
  open func margin() -> Int { fatalError("subclasses must override margin") }
  public func draw() {
    if hasFooter { print(footer()) }
    if hasHeader { print(header()) }
  }
  public func measure() -> String { header() }
}
public final class Press {
  public init() {}
  public func print(_ page: Page) {
    guard page.hasFooter else { return }
    Swift.print(page.footer(), page.margin())
  }
}
public final class TitlePage: Page {
  override public func footer() -> String { "1" }
  override public func header() -> String { "title" }
  override public func margin() -> Int { 2 }
}
public final class BarePage: Page {
  override public var hasFooter: Bool { false }
  override public func header() -> String { "" }
  override public func margin() -> Int { 0 }
}
// One of those who call the header does not ask.
public final class LoosePage: Page {  // expect: unimplemented_required_override "'header()'"
  override public var hasFooter: Bool { false }
  override public var hasHeader: Bool { false }
  override public func margin() -> Int { 0 }
}
// Who answers nothing is asked for it.
public final class PlainPage: Page {  // expect: unimplemented_required_override "'footer()'"
  override public func header() -> String { "" }
  override public func margin() -> Int { 0 }
}
// Somebody else's footer, and those that tests ask for, are no calls on its values.
public struct Shoe {
  public func footer() -> String { "sole" }
  public func show() { print(footer()) }
}
