protocol Named { func name() -> String }
extension Named { func name() -> String { "named" } }
class Base {}
#if canImport(UIKit)
  extension Base: Named {}
  final class Small: Base { func name() -> String { "small" } }  // expect: subclass_shadows_protocol_default
#elseif canImport(AppKit)
  final class Large: Base { func name() -> String { "large" } }
#endif
