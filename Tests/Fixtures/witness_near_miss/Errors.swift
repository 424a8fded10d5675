enum Leak: Error { case water }
enum Crack: Error { case stone }
typealias Damage = Leak

protocol Chore {
  func run() throws(Leak)
  func stop() throws
  func pause() throws(any Error)
  func rest()
}
extension Chore {
  func run() throws(Leak) {}
  func stop() throws {}
  func pause() throws {}
  func rest() {}
}
struct Wash: Chore {
  func run() throws {}  // expect: witness_near_miss "because it may throw other errors"
  func stop() throws(Leak) {}
  func pause() throws(Crack) {}
  func rest() throws(Never) {}
}
struct Mow: Chore {
  func run() throws(Crack) {}  // expect: witness_near_miss
  func stop() throws(any Error) {}
  func pause() throws {}
  func rest() throws(Leak) {}  // expect: witness_near_miss "because it throws"
}
struct Sweep: Chore {
  func run() throws(Damage) {}
  func stop() {}
}
struct Dust: Chore { func run() {} }
