import Foundation

// What a default does to others: it sets, calls, posts.
protocol Meeting: AnyObject {
  var minutes: [String] { get set }
  var isOver: Bool { get set }
  func end()  // related: default_shadowed "this is what both implement"
  func note(_ text: String)
  func adjourn()
  func announce()
  func tidy()
}

extension Meeting {
  func end() {  // related: default_shadowed "the default is here"
    isOver = true  // related: default_shadowed "the default does this"
    tidy()
  }
  func note(_ text: String) { self.minutes.append(text) }
  func adjourn() { end() }
  func announce() { NotificationCenter.default.post(name: .meeting, object: self) }
  func tidy() {}
  func lock() {}
}

final class Standup: Meeting {
  var minutes: [String] = []
  var isOver = false
  func end() { print("bye") }  // expect: default_shadowed "'end()' of 'Standup' replaces the default of 'Meeting', which sets 'isOver' and calls 'tidy()'; do it here as well, or let a method of another name do it"
  func note(_ text: String) { print(text) }  // expect: default_shadowed "which sets 'minutes'"
  func adjourn() { print("later") }  // expect: default_shadowed "which calls 'end()'"
  func announce() { print("now") }  // expect: default_shadowed "which posts a notification"
  func tidy() { print("tidy") }
}

// Some of it is enough, in a closure or in a helper; so is an implementation that does nothing, or traps.
final class Party: Meeting {
  var minutes: [String] = []
  var isOver = false
  func end() { finish() }
  private func finish() { [1].forEach { _ in really() } }
  func note(_ text: String) {}
  func adjourn() { Swift.fatalError("parties do not adjourn") }
  func announce() { NotificationCenter.default.post(name: .meeting, object: nil) }
}

extension Party {
  private func really() { tidy() }
}

// Whoever hands the call on to another one does not leave anything out.
final class Relay: Meeting {
  var minutes: [String] = []
  var isOver = false
  let other = Party()
  func end() { other.end() }
  func note(_ text: String) { other.note(text) }
  func announce() {
    print("relayed")
    other.announce()
  }
}

// A refinement's default is what those who adopt it leave out.
protocol Locked: Meeting { func bolt() }
protocol Bolted: Locked {}
extension Bolted {
  func bolt() { isOver = true }
}

final class Council: Bolted {
  var minutes: [String] = []
  var isOver = false
  func bolt() { print("bolted") }  // expect: default_shadowed "'bolt()' of 'Council' replaces the default of 'Locked'"
}

final class Court: Locked {
  var minutes: [String] = []
  var isOver = false
  func bolt() { print("bolted") }
}

// To keep a parameter is more than to hand it on.
protocol Named: AnyObject {
  var name: String { get set }
  func rename(_ name: String)
}
extension Named {
  func rename(_ name: String) { self.name = name }
}
final class Room: Named {
  var name = ""
  func rename(_ name: String) { print(name) }  // expect: default_shadowed
}

// What a refinement asks for again is asked for once.
protocol Dance: AnyObject {
  var steps: Int { get set }
  func turn()
}
protocol SlowDance: Dance {
  func turn()
}
extension Dance {
  func turn() { steps += 1 }
}
final class Tango: SlowDance {
  var steps = 0
  func turn() { print("turn") }  // expect: default_shadowed "the default of 'Dance'"
}

// More than two.
protocol Play: AnyObject {
  var isOver: Bool { get set }
  func end()
  func bow()
  func clap()
}
extension Play {
  func end() {
    isOver = true
    bow()
    clap()
  }
}
final class Farce: Play {
  var isOver = false
  func end() { print("the end") }  // expect: default_shadowed "which sets 'isOver', calls 'bow()' and calls 'clap()'; do"
  func bow() {}
  func clap() {}
}

// Besides the work on what it gets a default may do something that has nothing to do with it.
protocol Press: AnyObject {
  var pages: Int { get set }
  func put(_ page: String)
}
extension Press {
  func put(_ page: String) {
    ink(page)
    advance()
  }
  func ink(_ page: String) {}
  func advance() { pages += 1 }
}
final class WoodPress: Press {
  var pages = 0
  func put(_ page: String) { print(page) }  // expect: default_shadowed "which calls 'advance()'; do"
}
