#if os(iOS)
class Bell: Chime {}
#else
class Bell: Chime {
  func swing() {}
}
#endif
extension Bell {
  @objc override func ring() {}
}
class Chime {
  @objc func ring() { fatalError("subclasses must override ring") }
  func play() { ring() }
}
class Gong: Chime {}  // expect: unimplemented_required_override
final class ChurchBell: Bell {}
