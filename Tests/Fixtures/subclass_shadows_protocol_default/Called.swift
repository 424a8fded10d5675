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

// On a class of Apple's that the project makes conform, too.
protocol Tracked { var screen: String { get } }
extension Tracked { var screen: String { "generic" } }
extension Operation: Tracked {}
final class Upload: Operation {
  var screen: String { "upload" }  // expect: subclass_shadows_protocol_default
  func log() { print(screen) }
}
func report(_ operation: Operation) { print(operation.screen) }  // related: subclass_shadows_protocol_default "also for a value of 'Upload'"

// Who hands the call on to all of them is no example, and runs the default all the same.
protocol Refreshing: AnyObject { func refresh() }
extension Refreshing { func refresh() { print("default") } }
class BaseSection: Refreshing {}
final class FeedSection: BaseSection {
  func refresh() { print("feed") }  // expect: subclass_shadows_protocol_default
  func pull() { refresh() }
}
final class Screen {
  var sections: [any Refreshing] = []
  func refresh() { sections.forEach { $0.refresh() } }
}
