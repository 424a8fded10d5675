// module: open
// Those who use the library can override what is open, and nothing else.
open class Badge {
  func icon() -> Int { fatalError("Has to be implemented by subclasses") }
  open func title() -> String { fatalError("Has to be implemented by subclasses") }
  open func prepare() { print(icon(), title()) }
}
open class CheckBadge: Badge {
  override func icon() -> Int { 1 }
  override open func title() -> String { "check" }
}
open class ThirdBadge: Badge {  // expect: unimplemented_required_override "must override 'icon()' (Icons.swift:4"
}
