// What a stub says may stand in a constant, or in part of it.
private let abstractMember = "subclasses must override"
enum Words {
  static let leftOut = "Must be overridden by subclasses"
  static var changing = "Must be overridden by subclasses"
  static let unlike = "the tank is empty"
}
class Pump {
  static let why = "abstract method called"
  func fill() { fatalError(abstractMember) }
  func empty() { fatalError(Words.leftOut) }
  func prime() { fatalError("\(abstractMember): \(#function)") }
  func flush() { fatalError(Self.why) }
  // It is told elsewhere, or another is meant.
  func clean(_ abstractMember: String) { fatalError(abstractMember) }
  func stop() { fatalError(Words.changing) }
  func start() { fatalError(Words.unlike) }
  func run() {
    fill()
    empty()
    prime()
    flush()
    clean("")
    stop()
    start()
  }
}
final class HandPump: Pump {
  override func fill() {}
  override func empty() {}
  override func prime() {}
  override func flush() {}
  override func clean(_: String) {}
  override func stop() {}
  override func start() {}
}
final class FootPump: Pump {  // expect: unimplemented_required_override "'fill()' and 3 more members (Constants.swift:10: "
}
