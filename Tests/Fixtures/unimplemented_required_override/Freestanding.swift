// A macro among the members may declare the override.
@freestanding(declaration, names: arbitrary)
macro forwarded(_ names: String...) = #externalMacro(module: "Macros", type: "Forwarded")

class Page {
  var route: String { preconditionFailure("abstract") }
  func open() { print(route) }
}
final class Home: Page { override var route: String { "/" } }
final class Search: Page {
  #forwarded("route")
}
final class Basket: Page {  // expect: unimplemented_required_override
  #warning("nothing here yet")
}
func start() {
  Home().open()
  Search().open()
  Basket().open()
}
