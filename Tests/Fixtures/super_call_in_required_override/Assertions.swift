class Task {
  func log() { assertionFailure("subclasses must override log()") }  // related: super_call_in_required_override "the stub only asserts"
  func run() { log() }
}
final class Load: Task {
  override func log() {
    super.log()  // expect: super_call_in_required_override "'super.log()' only asserts: 'Task.log()' must be overridden without calling super"
    print("load")
  }
}
final class Save: Task { override func log() { print("save") } }
