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
  func end() { print("bye") }  // expect: default_shadowed "'end()' of 'Standup' replaces the default of 'Meeting', which sets 'isOver', calls 'tidy()'; none of this happens here"
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
  func adjourn() { fatalError("parties do not adjourn") }
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
