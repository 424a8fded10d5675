// The default stands in an extension of another protocol, for those who adopt both.
protocol Named {}
protocol Greeting { func greet() -> String }
extension Named where Self: Greeting {
  func greet() -> String { "hello" }  // related: subclass_shadows_protocol_default
}
class Guest: Named, Greeting {}
final class King: Guest {
  func greet() -> String { "your majesty" }  // expect: subclass_shadows_protocol_default
}
func welcome(_ guest: any Greeting) -> String { guest.greet() }
