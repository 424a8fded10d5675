// Who is called back goes on with what is made up.
class Fetcher {
  func fetch(_ done: (Int?) -> Void) {  // expect: required_override_return_after_assert "goes on instead of stopping"
    assertionFailure("subclasses must override fetch(_:)")
    done(nil)
  }
  func drop(_ done: (Int?) -> Void) {  // expect: required_override_return_after_assert "does nothing instead of stopping"
    assertionFailure("subclasses must override drop(_:)")
  }
}

final class WebFetcher: Fetcher {
  override func fetch(_ done: (Int?) -> Void) { done(1) }
  override func drop(_ done: (Int?) -> Void) { done(1) }
}
