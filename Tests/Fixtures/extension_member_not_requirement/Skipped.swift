// Versions that are passed over, and the calls that show it.
protocol Carrier { var load: Int { get } }
extension Carrier {
  func weigh() -> Int { load }  // expect: extension_member_not_requirement "'weigh()' is not a requirement of 'Carrier': the versions of 'Barge' and 2 others are passed over where the value is known as 'Carrier', as in 'Harbor.check(_:)'"
  var title: String { "carrier" }  // expect: extension_member_not_requirement "the version of 'Lorry' would be passed over"
  subscript(berth: Int) -> Int { berth }  // expect: extension_member_not_requirement "'subscript(_:)'"
  func rest() { _ = weigh() }  // related: extension_member_not_requirement "whatever the value is"
}
struct Barge: Carrier {
  let load: Int
  func weigh() -> Int { load + 1 }  // related: extension_member_not_requirement "'Barge' has a version of its own"
  subscript(pier: Int) -> Int { pier + 1 }
}
class Lorry: Carrier {
  var load = 3
  let title: String = "lorry"
  func weigh() -> Int { load + 2 }
}
// A subclass overrides the version, and is passed over like it.
final class Tanker: Lorry {
  override func weigh() -> Int { 9 }  // related: extension_member_not_requirement "'Tanker'"
}
actor Pier {
  nonisolated let load = 0
}
struct Harbor {
  var guests: [any Carrier] = []
  func check(_ guest: any Carrier) -> Int { guest.weigh() }  // related: extension_member_not_requirement
  func checkAny<Guest: Carrier>(_ guest: Guest) -> Int { guest.weigh() }  // related: extension_member_not_requirement
  func checkSome(_ guest: some Carrier) -> Int { guest.weigh() }  // related: extension_member_not_requirement
  func checkBarge(_ guest: Barge) -> Int { guest.weigh() }
}

// Every kind of type, equal types in other words, and a version in an extension.
protocol Signal { var code: Int { get } }
extension Signal {
  func send(to names: [String], _ done: @escaping (Int) -> Void) {}  // expect: extension_member_not_requirement "the version of 'Flare' and that of 'Beacon' would be"
}
enum Flare: Signal {
  case red
  var code: Int { 1 }
  func send(to receivers: Array<String>, _ done: @escaping (_ code: Int) -> ()) {}
}
actor Beacon { let code0 = 1 }
extension Beacon: Signal {
  nonisolated var code: Int { 2 }
  nonisolated func send(to names: [Swift.String], _ done: @escaping @Sendable (Int) -> Void) {}
}

// A version in a type that conforms through a refinement, and an extension that it meets.
protocol Vault: AnyObject { var depth: Int { get } }
protocol Locked {}
protocol DeepVault: Vault {}
extension Vault where Self: Locked {
  func open() -> Bool { false }  // expect: extension_member_not_requirement
}
final class Cellar: DeepVault, Locked {
  let depth = 4
  func open() -> Bool { true }
}

// Foreign protocols that are known not to ask for such a thing, and a class of the system.
protocol Styled { var style: Int { get } }
extension Styled {
  func restyle() {}  // expect: extension_member_not_requirement
}
struct Sheet: Styled, Equatable, Sendable {
  let style: Int
  func restyle() {}
}
final class Panel: UIViewController, Styled {
  let style = 1
  func restyle() {}
}

// What is private are the protocol and the type, not their members.
private protocol Lamp {}
extension Lamp { func glow() -> Int { 0 } }  // expect: extension_member_not_requirement
private struct Torch: Lamp { func glow() -> Int { 1 } }

// Types of others that the project makes conform.
protocol Spoken {}
protocol Aloud { func shout() -> String }
extension Spoken {
  func speak() -> String { "" }  // expect: extension_member_not_requirement "the versions of 'Int' and 2 others are passed over"
  var pause: Int { 1 }  // expect: extension_member_not_requirement "'Array'"
  func shout() -> String { "" }
  func whisper() -> String { "" }
  var description: String { speak() }
}
extension UInt: Spoken { var description: String { "uint" } }
extension Int: Spoken {
  func speak() -> String { "one" }
  func speak(twice: Bool) -> String { "one, one" }
}
extension Bool: Spoken {}
extension Bool { func speak() -> String { "yes" } }
extension Array: Spoken where Element: Spoken {
  func speak() -> String { "all" }
  var pause: Int { count }
}
extension Character: Spoken, Aloud {}
extension Character { func shout() -> String { "A" } }
extension Double: Spoken, CustomStringConvertible { func whisper() -> String { "half" } }
extension Set where Element == Int { func whisper() -> String { "set" } }
func say(_ all: [any Spoken]) { for each in all { print(each.speak()) } }
