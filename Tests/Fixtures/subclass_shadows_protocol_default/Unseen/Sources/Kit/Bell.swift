// Who wrote the subclass cannot know of a protocol that its file keeps to itself.
private protocol Ringing { func ring() -> Int }
extension Ringing { func ring() -> Int { 1 } }
fileprivate protocol Chiming { var chime: Int { get } }
extension Chiming { var chime: Int { 1 } }
protocol Tolling { func toll() -> Int }
extension Tolling { func toll() -> Int { 1 } }

class Bell: Ringing, Chiming, Tolling {}
final class HandBell: Bell {
  func ring() -> Int { 2 }  // expect: subclass_shadows_protocol_default "'HandBell.ring()'"
}
