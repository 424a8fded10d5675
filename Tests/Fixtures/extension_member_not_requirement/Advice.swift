// To declare it would ask for it of those that the extension is not for.
class Console { func beep() {} }
protocol Alerting { var text: String { get } }
extension Alerting where Self: Console {
  func alert() { beep(); print(text) }  // expect: extension_member_not_requirement "declare it in a protocol that refines 'Alerting'"
}
final class First: Console, Alerting { let text = "a" }
final class Second: Console, Alerting {
  let text = "b"
  func alert() { print("own") }
}
struct Plain: Alerting { let text = "c" }
func show(_ one: some Console & Alerting) { one.alert() }

protocol Ringing { var tone: Int { get } }
extension Ringing where Self: Console {
  func ring() { beep() }  // expect: extension_member_not_requirement "declare it in 'Ringing', too"
}
final class Third: Console, Ringing {
  let tone = 1
  func ring() { print(tone) }
}
func show(_ one: some Console & Ringing) { one.ring() }

// A protocol that others see asks for what they see.
public protocol Figure { func size() -> Int }
extension Figure {
  func outline() -> Int { 1 }  // expect: extension_member_not_requirement "make it public and declare it in 'Figure', too, or give the type's own another name"
}
struct Circle: Figure {
  func size() -> Int { 1 }
  func outline() -> Int { 2 }
}
func draw(_ figure: any Figure) { print(figure.outline()) }
public struct Square: Figure {
  public func size() -> Int { 2 }
}
public protocol Outlined {}
extension Outlined {
  public func area() -> Int { 1 }  // expect: extension_member_not_requirement "declare it in 'Outlined', too, and make the type's own public"
}
public struct Disc: Outlined {
  func area() -> Int { 2 }
}
func show(_ outlined: any Outlined) { print(outlined.area()) }

// A superclass would settle for the default.
protocol Greeting {}
extension Greeting {
  func greet() -> String { "default" }  // expect: extension_member_not_requirement "declare it in 'Greeting' and in 'Host', and override it"
}
class Host: Greeting {}
final class Guest: Host { func greet() -> String { "guest" } }
func show(_ greeting: any Greeting) { print(greeting.greet()) }

// What waits for an actor, and what only some builds have.
protocol Labelled: AnyObject, Sendable {}
extension Labelled {
  func label() -> String { "plain" }  // expect: extension_member_not_requirement "declare it in 'Labelled', too, as 'async'"
}
actor Counter: Labelled { func label() -> String { "counter" } }
func show(_ labelled: any Labelled) { print(labelled.label()) }

protocol Traced {}
extension Traced {
  #if DEBUG
    func trace() -> String { "default" }  // expect: extension_member_not_requirement "declare it in 'Traced', too, and have it in all builds"
  #endif
}
struct Loud: Traced { func trace() -> String { "loud" } }
#if DEBUG
  func show(_ traced: any Traced) { print(traced.trace()) }
#endif

// What cannot be required: a type has something of the name for itself.
protocol Stride { var title: String { get } }
extension Stride { func log() { print(title) } }  // expect: extension_member_not_requirement "give one of the two another name"
struct Walk: Stride {
  let title = "walk"
  func log() { print("walking") }
}
struct Hop: Stride {
  let title = "hop"
  func run() { log() }
  private func log() { print("hopping") }
}
func logAll(_ strides: [any Stride]) { strides.forEach { $0.log() } }

// What a package sees has to be as visible.
package protocol Hosting { func size() -> Int }
extension Hosting {
  package var isBusy: Bool { size() > 0 }  // expect: extension_member_not_requirement "declare it in 'Hosting', too, and make the types' own package"
  func isIdle() -> Bool { size() == 0 }  // expect: extension_member_not_requirement "make it and the type's own package and declare it in 'Hosting', too"
}
public struct LayerHost: Hosting {
  package func size() -> Int { 1 }
  var isBusy: Bool { true }
}
package struct ViewHost: Hosting {
  package func size() -> Int { 2 }
  var isBusy: Bool { true }
  func isIdle() -> Bool { true }
}
func show(_ host: any Hosting) { print(host.isBusy, host.isIdle()) }

// An extension's own access says nothing of the type's; what nobody else sees cannot be asked for.
public protocol Row { func title() -> String }
extension Row {
  public func subtitle() -> String { "" }  // expect: extension_member_not_requirement "declare it in 'Row', too, and make the type's own public"
  func note() -> String { "" }  // expect: extension_member_not_requirement "make it and the type's own public and declare it in 'Row', too, or give the type's own another name"
  func shelf() -> Shelving { .plain }  // expect: extension_member_not_requirement "'show(_:)'; give one of the two another name"
}
enum Shelving { case plain, cold }
public struct NewsRow: Row {
  public func title() -> String { "news" }
}
extension NewsRow {
  func subtitle() -> String { "today" }
  func note() -> String { "now" }
  func shelf() -> Shelving { .cold }
}
func show(_ row: any Row) { print(row.subtitle(), row.note(), row.shelf()) }

// Who leaves out an argument would run the extension's all the same.
protocol Slip { var name: String { get } }
extension Slip {
  func text(short: Bool = false) -> String { short ? "slip" : name }  // expect: extension_member_not_requirement "'show(_:)'; give one of the two another name"
}
struct RedSlip: Slip {
  let name = "red"
  func text(short: Bool = false) -> String { short ? "RED" : name }
}
func show(_ slip: any Slip) -> String { slip.text() }

// What a type keeps may come from the extension.
protocol Meter: AnyObject { var onChange: ((Int) -> Void)? { get } }
extension Meter {
  var level: Int { Sensor.shared.level }  // expect: extension_member_not_requirement "declare it in 'Meter', too, or give one of the two another name"
  func start() { onChange?(level) }
}
final class Sensor { static let shared = Sensor(); var level = 7 }
final class Dashboard: Meter {
  var onChange: ((Int) -> Void)?
  private(set) var level = 0
  init() {
    onChange = { [weak self] in self?.level = $0 }
    start()
  }
}

// Where the type is the main actor's; and what an override can be.
protocol Showing {}
extension Showing {
  func title() -> String { "plain" }  // expect: extension_member_not_requirement "declare it in 'Showing', too, as '@MainActor'"
}
@MainActor final class FeedPage: Showing { func title() -> String { "feed" } }
@MainActor func show(_ page: any Showing) { print(page.title()) }
protocol Named {}
extension Named {
  var title: String { "default" }  // expect: extension_member_not_requirement "declare it in 'Named' and in 'Holder', and override it with a computed property"
  func spell() -> String { "default" }  // expect: extension_member_not_requirement "and override it, in the class itself and not in an extension"
}
class Holder: Named {}
final class Visitor: Holder { let title = "visitor" }
extension Visitor { func spell() -> String { "v" } }
func show(_ named: any Named) { print(named.title, named.spell()) }

// Of some types alone, and a superclass adopts it for the one that has its own.
open class Pane {}
protocol Stylable: AnyObject { func restyle() }
extension Stylable where Self: Pane {
  func flash() { print("pane") }  // expect: extension_member_not_requirement "declare it in a protocol that refines 'Stylable' and in 'Tile', and override it"
}
class Tile: Pane, Stylable { func restyle() {} }
final class PhotoTile: Tile { func flash() { print("photo") } }
final class Sheet: Stylable { func restyle() {} }
func show(_ tile: any Stylable & Pane) { tile.flash() }
