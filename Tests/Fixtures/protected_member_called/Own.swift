// What `self` holds, what lists are made of, and types that are given.
class Crane: Hashable {
  static func == (left: Crane, right: Crane) -> Bool { left === right }
  func hash(into hasher: inout Hasher) {}
  required init() {}
  /// - Protected
  func unhook() {}
  /// - Protected
  class func rig() {}
}
struct Plain {
  func unhook() {}
  init() {}
}

// The cases of the enum around.
enum Shift {
  case day(Crane), night(Int, Crane), off(Plain)
  func go() {
    switch self {
    case .day(let crane): crane.unhook()  // expect: protected_member_called
    case .night(_, let crane): crane.unhook()  // expect: protected_member_called
    case .off(let plain): plain.unhook()
    }
  }
  func stop() {
    guard case .day(let crane) = self else { return }
    crane.unhook()  // expect: protected_member_called
  }
}
extension Shift {
  var isReady: Bool {
    if case let .night(_, crane) = self { crane.unhook() }  // expect: protected_member_called
    return true
  }
}

// Extensions of collections.
extension Array where Element == Crane {
  func all() { forEach { $0.unhook() } }  // expect: protected_member_called
  func each() { for crane in self { crane.unhook() } }  // expect: protected_member_called
  func one() { first?.unhook() }  // expect: protected_member_called
  func some() { self[0].unhook() }  // expect: protected_member_called
  func mine() { self.filter { $0 === last }.forEach { crane in crane.unhook() } }  // expect: protected_member_called
}
extension Sequence where Element: Crane {
  func all() { for crane in self { crane.unhook() } }  // expect: protected_member_called
}
extension [Crane] {
  func none() { first?.unhook() }  // expect: protected_member_called
}
extension Set<Crane> {
  func any() { forEach { $0.unhook() } }  // expect: protected_member_called
}
extension Dictionary where Value == Crane {
  func pairs() { forEach { $0.value.unhook() } }
}
extension Array where Element == Plain {
  func plain() { forEach { $0.unhook() } }
}

// Lists of what others hold.
struct Site {
  let crane: Crane
  let more: [Crane]
  let plain: Plain
}
func all(_ sites: [Site], _ named: [String: Site], _ site: Site?) {
  sites.map(\.crane).forEach { $0.unhook() }  // expect: protected_member_called
  for crane in sites.flatMap(\.more) { crane.unhook() }  // expect: protected_member_called
  sites.flatMap { $0.more }.forEach { $0.unhook() }  // expect: protected_member_called
  sites.map { site in site.crane }.forEach { $0.unhook() }  // expect: protected_member_called
  sites.map({ $0.crane }).first?.unhook()  // expect: protected_member_called
  sites.compactMap { return $0.more.first }.forEach { $0.unhook() }  // expect: protected_member_called
  let cranes = sites.map { _ in Crane() }
  cranes[0].unhook()  // expect: protected_member_called
  let lists = sites.map { $0.more }
  lists[0][0].unhook()  // expect: protected_member_called
  named.map { $0.value.crane }.forEach { $0.unhook() }  // expect: protected_member_called
  sites.map(\.plain).forEach { $0.unhook() }
  sites.map { $0.crane; return $0.plain }.forEach { $0.unhook() }
  sites.map { $0.crane === cranes[0] ? $0.plain : Plain() }.forEach { $0.unhook() }
  site.map { $0.crane }?.unhook()  // expect: protected_member_called
}
func both(_ one: Crane, _ other: Crane, _ plain: Plain) {
  [one, other].forEach { $0.unhook() }  // expect: protected_member_called
  for crane in [one, other] { crane.unhook() }  // expect: protected_member_called
  for thing in [plain, Plain()] { thing.unhook() }
  let mixed: [Any] = [one, plain]
  _ = mixed
}

// Types as values.
func build(_ type: Crane.Type, _ other: Plain.Type) {
  type.init().unhook()  // expect: protected_member_called
  let crane = type.init()
  crane.unhook()  // expect: protected_member_called
  type.rig()  // expect: protected_member_called
  other.init().unhook()
}

// What a superclass is given.
class Yard<Item> {
  var item: Item
  init(_ item: Item) { self.item = item }
  func with(_ body: (Item) -> Void) { body(item) }
}
class CraneYard: Yard<Crane> {
  func go() {
    item.unhook()  // expect: protected_member_called
    with { $0.unhook() }  // expect: protected_member_called
  }
}
final class LargeYard: CraneYard {
  func run() { self.item.unhook() }  // expect: protected_member_called
}
final class PlainYard: Yard<Plain> {
  func go() { item.unhook() }
}
func lend(_ yard: LargeYard, _ own: Yard<Crane>) {
  yard.item.unhook()  // expect: protected_member_called
  own.with { $0.unhook() }  // expect: protected_member_called
}

// What a function is given.
final class Depot {
  func find<T>(_ type: T.Type) -> T? { nil }
  func make<T>(of type: T.Type, named name: String) -> T { fatalError() }
  func either<T, U>(_ type: T.Type, _ other: U.Type) -> U? { nil }
}
func ask(_ depot: Depot, _ type: Crane.Type) {
  depot.find(Crane.self)?.unhook()  // expect: protected_member_called
  let crane = depot.make(of: Crane.self, named: "a")
  crane.unhook()  // expect: protected_member_called
  depot.find(Plain.self)?.unhook()
  depot.either(Crane.self, Plain.self)?.unhook()
}
