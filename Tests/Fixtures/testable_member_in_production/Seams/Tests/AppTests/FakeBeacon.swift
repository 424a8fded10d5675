@testable import App

final class FakeTicker: Ticker {}
final class FakeBeacon: Beacon {
  override func makeTicker() -> Ticker { FakeTicker() }
}
