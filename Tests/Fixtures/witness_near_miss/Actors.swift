// What an actor has can meet no requirement that does not wait, but for what it leaves to all.
protocol Journal {
  func note(_ line: String?)
  func close(at hour: Int) async
  func seal(_ hour: Int)
}
extension Journal {
  func note(_ line: String?) {}
  func close(at hour: Int) async {}
  func seal(_ hour: Int) {}
}
actor Diary: Journal {
  func note(_ line: String) {}  // expect: witness_near_miss "give it the form that is required, with 'nonisolated', or another name"
  func close(at hour: Int?) async {}  // expect: witness_near_miss "give it the form that is required, or another name"
  nonisolated func seal(_ hour: UInt) {}  // expect: witness_near_miss "give it the form that is required, or another name"
}
func end(_ journal: any Journal) async {
  journal.note(nil)
  journal.seal(3)
  await journal.close(at: 3)
}

protocol Counted {
  var count: Int? { get set }
}
extension Counted {
  var count: Int? {
    get { nil }
    set {}
  }
}
actor Tally: Counted {
  var count = 3  // expect: witness_near_miss "give it the form that is required, computed and with 'nonisolated', or another name"
}

// What only actors adopt they meet as they are.
protocol Guarding: Actor { func guards(_ door: String?) }
extension Guarding { func guards(_ door: String?) {} }
actor Guard: Guarding {
  func guards(_ door: String) {}  // expect: witness_near_miss "give it the form that is required, or another name"
}
func watch(_ guarding: any Guarding) async { await guarding.guards(nil) }
