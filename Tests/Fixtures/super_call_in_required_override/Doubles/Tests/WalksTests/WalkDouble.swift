import XCTest
@testable import Walks

private class WalkDouble: Walk {
  var then: ((String) -> Void)?
  override func post(_ text: String) {
    if let then { then(text) } else { super.post(text) }
  }
}
private final class GuardedDouble: Walk {
  var then: ((String) -> Void)?
  override func post(_ text: String) {
    guard let then else { return super.post(text) }
    then(text)
  }
}
private final class CountingDouble: Walk {
  var count = 0
  override func post(_ text: String) {
    count += 1
    super.post(text)  // expect: super_call_in_required_override
  }
}
