// A wrapper that only hands on has nothing of its own to be passed over.
protocol Analytics {
  func send(_ text: String)
  var level: Int { get }
}
extension Analytics {
  func screen(_ name: String) { send(name) }
  func event(_ name: inout String, at place: Int) { send(name) }
  var limit: Int {
    get { level }
    nonmutating set { print(newValue) }
  }
  var depth: Int { level }
}
struct AnyAnalytics: Analytics {
  let base: any Analytics
  var level: Int { base.level }
  func send(_ text: String) { base.send(text) }
  func screen(_ name: String) { base.screen(name) }
  func event(_ text: inout String, at line: Int) { self.base.event(&text, at: line) }
  var limit: Int {
    get { base.limit }
    nonmutating set { base.limit = newValue }
  }
  var depth: Int { return base.depth }
}
struct AllAnalytics: Analytics {
  let all: [any Analytics]
  var level: Int { 0 }
  func send(_ text: String) { all.forEach { $0.send(text) } }
  func screen(_ name: String) { for one in all { one.screen(name) } }
  func event(_ text: inout String, at line: Int) { all.first?.event(&text, at: line) }
}
func show(_ analytics: any Analytics) { analytics.screen("") }

// Another has something to say: the wrapper is none of those that are passed over, and its call no example.
protocol Logging { func write(_ text: String) }
extension Logging {
  func note(_ text: String) { write(text) }  // expect: extension_member_not_requirement "the version of 'LoudLog' would be passed over"
  func warn(_ text: String) { write(text) }  // expect: extension_member_not_requirement "the version of 'PrefixLog' is passed over where the value is known as 'Logging', as in 'PrefixLog.warn(_:)'"
  func fail(_ text: String) { write(text) }  // expect: extension_member_not_requirement "the version of 'Speaker' would be passed over"
  func stop(_ text: String) { write(text) }  // expect: extension_member_not_requirement "the version of 'PrefixLog' is passed over"
  func close(_ text: String) { write(text) }  // expect: extension_member_not_requirement "the version of 'PrefixLog' is passed over"
}
struct AnyLog: Logging {
  let base: any Logging
  func write(_ text: String) { base.write(text) }
  func note(_ text: String) { base.note(text) }
}
struct LoudLog: Logging {
  func write(_ text: String) {}
  func note(_ text: String) { print(text.uppercased()) }
}
// It does more than to hand on.
struct PrefixLog: Logging {
  let base: any Logging
  var isOpen = false
  func write(_ text: String) { base.write(text) }
  func warn(_ text: String) { base.warn("! " + text) }
  func stop(_ text: String) { if isOpen { base.stop(text) } }
  func close(_ text: String) {
    base.close(text)
    write(text)
  }
}
// It hands on to what has nothing to do with the protocol.
final class Loudspeaker { func fail(_ text: String) {} }
struct Speaker: Logging {
  let speaker: Loudspeaker
  func write(_ text: String) {}
  func fail(_ text: String) { speaker.fail(text) }
}
