// A message that says what should be here, and not who has to see to it, is what most subclasses make of it.
class Coordinator {
  func start() { fatalError("Start method should be implemented.") }
  func stop() { fatalError("Has to be implemented") }
  func pause() { fatalError("Please implement this method") }
  func resume() { fatalError("resume() has not been implemented") }
  func reset() { fatalError("reset() hasn't been implemented yet") }
  func finish() { fatalError("needs to be implemented") }
  func leave() { fatalError("Implement leave()") }
  func hide() { fatalError("hide() is not to be implemented") }
  func show() { fatalError("Should be implemented if the coordinator has a window") }
  func turn() { fatalError("Should be implemented, but not called unexpectedly: unexpected state") }
  func run() {
    start(); stop(); pause(); resume(); reset(); finish(); leave(); hide(); show(); turn()
  }
}
final class AppCoordinator: Coordinator {
  override func start() {}
  override func stop() {}
  override func pause() {}
  override func resume() {}
  override func reset() {}
  override func finish() {}
  override func leave() {}
  override func hide() {}
  override func show() {}
  override func turn() {}
}
final class MailCoordinator: Coordinator {  // expect: unimplemented_required_override "must override 'start()' and 6 more members"
  override func hide() {}
}

// Most do without.
class Lister {
  func list() { fatalError("Should be implemented") }
  func run() { list() }
}
final class FullLister: Lister {
  override func list() {}
}
final class PlainLister: Lister {}
final class ShortLister: Lister {}

// The one that the message is about, or the reason, is another: it is no custom without a word for it.
class Reader {
  func read() { fatalError("The delegate should implement read(_:)") }
  func run() { read() }
}
final class FileReader: Reader {
  override func read() {}
}
final class NullReader: Reader {}
