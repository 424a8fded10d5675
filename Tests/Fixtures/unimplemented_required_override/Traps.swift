// configuration: trap_functions = giveUp
// configuration: required_message_patterns = for children only
class Engine {
  func start() { giveUp() }
  func stop() { fatalError("For children only") }
  func run() { start(); stop() }
}
class Diesel: Engine {  // expect: unimplemented_required_override "'stop()'"
  override func start() {}
}
class Electric: Engine {  // expect: unimplemented_required_override "'start()'"
  override func stop() {}
}
