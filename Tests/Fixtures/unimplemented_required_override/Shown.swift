// Shown is a call that may be one of the stub: not one on what was just made, and has the hook.
class Module {
  func start() { fatalError("subclasses must override") }
}
final class LogModule: Module {
  override func start() {}
}
final class NetModule: Module {}  // expect: unimplemented_required_override

func log() {
  let module: Module = LogModule()
  module.start()
}
func all(_ modules: [Module]) {
  for module in modules { module.start() }  // related: unimplemented_required_override "it is called here"
}
