// Who runs the default is shown: on values that are known as the protocol, or as the class that adopts it.
protocol Sized { func height() -> Int }
extension Sized { func height() -> Int { 44 } }
class BasePanel: Sized {}
final class TallPanel: BasePanel {
  func height() -> Int { 88 }  // expect: subclass_shadows_protocol_default
}
final class OtherPanel: Sized { func height() -> Int { 22 } }
func stack(_ sized: [any Sized], _ base: BasePanel, _ tall: TallPanel, _ other: OtherPanel) -> Int {
  let first = sized[0].height()  // related: subclass_shadows_protocol_default "the default runs here, also for a value of 'TallPanel'"
  return first + tall.height() + other.height()
}

protocol Toned { var tone: Int { get } }
extension Toned { var tone: Int { 1 } }
class Bell: Toned {}
final class LoudBell: Bell {
  var tone: Int { 2 }  // expect: subclass_shadows_protocol_default
}
func ring(_ bell: Bell) -> Int { bell.tone }  // related: subclass_shadows_protocol_default "also for a value of 'LoudBell'"
