// A double may fail where a test has not said what to do.
class Walk {
  func post(_ text: String) { fatalError("subclasses must override") }  // related: super_call_in_required_override
  func run() { post("run") }
}
final class LongWalk: Walk {
  var then: ((String) -> Void)?
  override func post(_ text: String) {
    if let then { then(text) } else { super.post(text) }  // expect: super_call_in_required_override
  }
}
final class ShortWalk: Walk { override func post(_ text: String) { print(text) } }
