// The superclass takes the default; what its subclasses declare is not called.
protocol Greeter {
  func greet() -> String  // related: subclass_shadows_protocol_default "requires"
  var tone: Int { get }
  static func kind() -> String
  subscript(row: Int) -> String { get }
}
extension Greeter {
  func greet() -> String { "hello" }  // related: subclass_shadows_protocol_default "this default runs"
  var tone: Int { 1 }
  static func kind() -> String { "plain" }
  subscript(row: Int) -> String { "" }
}
class Host: Greeter {}  // related: subclass_shadows_protocol_default "stated here"
class Butler: Host {
  func greet() -> String { "good evening" }  // expect: subclass_shadows_protocol_default "'Butler.greet()' is not called through 'Greeter': 'Host' adopts 'Greeter' with the default"
  let tone: Int = 2  // expect: subclass_shadows_protocol_default "'Butler.tone'"
  class func kind() -> String { "formal" }  // expect: subclass_shadows_protocol_default "'Butler.kind()'"
  subscript(row: Int) -> String { "row" }  // expect: subclass_shadows_protocol_default
}
// An override of the shadow is no second finding; a sister's own version is evidence.
final class OldButler: Butler { override func greet() -> String { "evening" } }
private final class Page: Host {
  func greet() -> Swift.String { "hi" }  // related: subclass_shadows_protocol_default "that of 'Page' is passed over"
}

// The conformance stands in an extension, and comes by a refinement; between the two there is a class with nothing.
protocol Panel { func height() -> Int }
protocol TallPanel: Panel {}
extension TallPanel { func height() -> Int { 40 } }
class Bar: UIView {}
extension Bar: TallPanel {}  // related: subclass_shadows_protocol_default
class MiddleBar: Bar {}
final class LowBar: MiddleBar {}
extension LowBar {
  func height() -> Int { 10 }  // expect: subclass_shadows_protocol_default "'Bar' adopts 'Panel'"
}

// To state a refinement once more in the subclass does not help.
protocol HighPanel: Panel {}
final class HighBar: MiddleBar, HighPanel {
  func height() -> Int { 90 }  // related: subclass_shadows_protocol_default "'HighBar'"
}

// A protocol that says again what the first requires leads to the same default.
protocol Ranked { func rank() -> Int }
extension Ranked { func rank() -> Int { 0 } }
protocol StrictlyRanked: Ranked { func rank() -> Int }
protocol Listed { func rank() -> Int }
class Grade: Ranked {}
final class TopGrade: Grade, StrictlyRanked {
  func rank() -> Int { 1 }  // expect: subclass_shadows_protocol_default
}
final class ListedGrade: Grade, Listed {
  func rank() -> Int { 1 }
}

// What can be set as well is another requirement.
protocol Scored { var score: Int { get } }
extension Scored { var score: Int { 0 } }
protocol Scoring: Scored { var score: Int { get set } }
class Match: Scored {}
final class TennisMatch: Match, Scoring {
  var score: Int = 1
}

// A module's name before that of a type is no other type.
protocol Fetching { func fetch(_ url: URL) -> Int }
extension Fetching {
  func fetch(_ url: URL) -> Int { 0 }
}
class Fetcher: Fetching {}
final class CountingFetcher: Fetcher {
  func fetch(_ url: Foundation.URL) -> Int { 1 }  // expect: subclass_shadows_protocol_default
}
enum Odd { struct URL {} }
final class OddFetcher: Fetcher {
  func fetch(_ url: Odd.URL) -> Int { 1 }
}
