// What a generic class holds, seen from a class that inherits it through another generic one.
class Engine {
  /// For subclasses only.
  func prime() {}
}
struct Lamp { func prime() {} }
class Screen<Content> {
  let content: Content
  var parts: [Content] = []
  init(_ content: Content) { self.content = content }
  func make() -> Content { content }
}
class ListScreen<Row>: Screen<Row> {}
class Wide<Key, Row>: ListScreen<Row> {}
class Turned<Row, Key>: Wide<Key, Row> {}
class Fixed<Key>: Screen<Engine> {}
class Many<Row>: Screen<[Row]> {}
final class Home: ListScreen<Engine> {
  func show() { content.prime() }  // expect: protected_member_called
  func all() { parts.forEach { $0.prime() } }  // expect: protected_member_called
}
final class Dark: ListScreen<Lamp> {
  func show() { content.prime() }
}
func show(_ home: Home, _ wide: Wide<Lamp, Engine>, _ turned: Turned<Engine, Lamp>, _ fixed: Fixed<Lamp>, _ list: ListScreen<Engine>) {
  home.make().prime()  // expect: protected_member_called
  wide.content.prime()  // expect: protected_member_called
  turned.content.prime()  // expect: protected_member_called
  fixed.content.prime()  // expect: protected_member_called
  list.content.prime()  // expect: protected_member_called
}
func show(_ wide: Wide<Engine, Lamp>, _ turned: Turned<Lamp, Engine>, _ many: Many<Lamp>, _ dark: Dark) {
  wide.content.prime()
  turned.content.prime()
  many.content.first?.prime()
  dark.make().prime()
}
