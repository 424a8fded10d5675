// A double that does without never runs in release builds: said more softly.
class Step {
  func post(_ text: String) { assertionFailure("subclasses must override") }  // expect: required_override_return_after_assert
  func read(_ tag: String) { assertionFailure("subclasses must override") }  // expect: required_override_return_after_assert
  func run() { post("run"); read("run") }
}
final class PushStep: Step {
  override func post(_ text: String) { print(text) }
  override func read(_ tag: String) { print(tag) }
}
func walk() { PushStep().run() }
