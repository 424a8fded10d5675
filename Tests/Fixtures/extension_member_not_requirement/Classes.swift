// A class that the protocol, or its extension, asks for has the member itself: that runs, and what overrides it.
class Base {
  func refresh() {}
  var title: String { "base" }
  private func reset() {}
  func close(slowly: Bool) {}
}
class Wider: Base {}

protocol Screen: Wider {}
extension Screen {
  func refresh() { print("extension") }
  var title: String { "extension" }
  func reset() { print("extension") }  // expect: extension_member_not_requirement "the version of 'Home' would be passed over"
  func close(slowly: Int) { print("extension") }  // expect: extension_member_not_requirement "the version of 'Home' is passed over"
  func open() { print("extension") }  // expect: extension_member_not_requirement "the version of 'Home' would be passed over"
}
final class Home: Wider, Screen {
  override func refresh() { print("home") }
  override var title: String { "home" }
  func reset() { print("home") }
  func close(slowly: Int) { print("home") }
  func open() { print("home") }
}
func show(_ screen: any Screen) {
  screen.refresh()
  screen.close(slowly: 3)
}

protocol Sheet {}
extension Sheet where Self: Base {
  func refresh() { print("extension") }
}
extension Sheet {
  var title: String { "extension" }  // expect: extension_member_not_requirement "the version of 'Page' would be passed over"
}
final class Page: Base, Sheet {
  override func refresh() { print("page") }
  override var title: String { "page" }
}
func show(_ sheet: any Sheet & Base) { sheet.refresh() }
