class Barge: Hashable {
  static func == (left: Barge, right: Barge) -> Bool { left === right }
  func hash(into hasher: inout Hasher) {}
  /// - Protected: what the lock's keeper needs
  func ballast() -> Int { 0 }
  func sail() { _ = ballast() }
}
typealias Convoy = [Barge]

struct Harbour {
  var barges: [Barge] = []
  var byName: [String: Barge] = [:]
  var made = [Barge]()
  var kept = Dictionary<Int, Barge>()
  var convoy: Convoy = []
  var unique: Set<Barge>

  func inspect(_ guests: Array<Barge>, _ named: Dictionary<String, Barge>, _ one: Barge?, _ some: [Barge]?) {
    _ = guests[0].ballast()  // expect: protected_member_called "'ballast()' is for subclasses of 'Barge'"
    _ = guests.first?.ballast()  // expect: protected_member_called
    _ = guests.last!.ballast()  // expect: protected_member_called
    _ = (guests[0]).ballast() + (guests.first ?? Barge()).ballast()  // expect: protected_member_called, protected_member_called
    for barge in some ?? [] { _ = barge.ballast() }  // expect: protected_member_called
    _ = guests.map { $0.ballast() }  // expect: protected_member_called
    _ = named["a"]?.ballast()  // expect: protected_member_called
    _ = one.map { $0.ballast() }  // expect: protected_member_called
    _ = some?.map { $0.ballast() }  // expect: protected_member_called
    _ = barges[barges.count - 1].ballast()  // expect: protected_member_called
    _ = self.barges.randomElement()?.ballast()  // expect: protected_member_called
    _ = byName["a", default: Barge()].ballast()  // expect: protected_member_called
    if let barge = byName["b"] { _ = barge.ballast() }  // expect: protected_member_called
    let second = barges[1]
    _ = second.ballast()  // expect: protected_member_called
    _ = made.first?.ballast()  // expect: protected_member_called
    _ = kept[3]?.ballast()  // expect: protected_member_called
    _ = convoy.first?.ballast()  // expect: protected_member_called
    _ = unique.min { $0 == $1 }?.ballast()  // expect: protected_member_called
  }

  func count() {
    for (_, barge) in byName { _ = barge.ballast() }  // expect: protected_member_called
    for (place, barge) in barges.enumerated() { print(place, barge.ballast()) }  // expect: protected_member_called
    for barge in byName.values { _ = barge.ballast() }  // expect: protected_member_called
    for barge in barges.reversed().filter({ $0 != barges[0] }) { _ = barge.ballast() }  // expect: protected_member_called
    [Barge(), Barge()].forEach { _ = $0.ballast() }  // expect: protected_member_called
    let fleet = [Barge]()
    _ = fleet.first?.ballast()  // expect: protected_member_called
    let pair = [Barge(), Barge()]
    _ = pair[0].ballast()  // expect: protected_member_called
    let rows = [[Barge]]()
    _ = rows[0][1].ballast()  // expect: protected_member_called
  }
}

// A stretch is not an item, nor is what others make of a subscript.
extension Collection where Element == Barge {
  func ballast() -> Int { count }
}
struct Pier {
  struct Crane {
    func ballast() -> Int { 4 }
  }
  var first: Crane? { nil }
  subscript(place: Int) -> Crane { Crane() }
  func filter(_ isWanted: (Crane) -> Bool) -> [Crane] { [] }
}
struct Weigher {
  let barges: [Barge]
  let all: [String: [Barge]]
  func weigh(_ pier: Pier, _ some: [Barge]?, _ cargo: [Pier.Crane]) {
    _ = barges.ballast() + barges[0..<2].ballast() + barges[1...].ballast()
    _ = pier[0].ballast()
    _ = pier.first?.ballast()
    _ = pier.filter { $0.ballast() > 1 }
    for crane in pier.filter({ _ in true }) { _ = crane.ballast() }
    _ = some.map { $0.ballast() }
    _ = cargo[0].ballast() + [Pier.Crane()][0].ballast()
    for (_, named) in all { _ = named.ballast() }
    for entry in all { _ = entry.value.ballast() }
  }
}

// Of what may be given several times a body has a list.
class Blind {
  /// For subclasses only.
  func turn() {}
}
func turnAll(_ blinds: Blind...) {
  for blind in blinds { blind.turn() }  // expect: protected_member_called
}

// What is done with a member of it may change it.
class Drawer {
  /// For subclasses only.
  var items: [Int] = []
}
func fill(_ drawer: Drawer) {
  drawer.items.append(1)  // expect: protected_member_called
  print(drawer.items.count)
}

// What a list is made of by a cast of each.
func recycle(_ views: [UIView]) {
  views.compactMap { $0 as? UITableViewCell }.forEach { $0.prepareForReuse() }  // expect: protected_member_called
  views.compactMap({ $0.superview as? UITableViewCell }).first?.prepareForReuse()  // expect: protected_member_called
  let cells = views.map { view in view as! UITableViewCell }
  for cell in cells { cell.prepareForReuse() }  // expect: protected_member_called
  views.compactMap { $0 as? Shelf }.forEach { $0.prepareForReuse() }
  views.filter { $0 as? UITableViewCell != nil }.forEach { $0.prepareForReuse() }
}
