// Another class of the name: this file does not know the library.
final class ProtocolProxy {
  init(protocol: Any.Type, implementer: AnyObject?) {}
  func override(_ name: String, using block: Any) -> Bool { true }
}
func install() -> Bool {
  ProtocolProxy(protocol: Int.self, implementer: nil).override("lift", using: {})
}
