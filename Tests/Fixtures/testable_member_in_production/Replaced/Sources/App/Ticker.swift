/// Wraps the clock, so that a test can follow what the watchdog does.
@objc public class Ticker: NSObject {
  @objc public func beat(_ id: Int) {
      // No op. Only needed for testing.
  }
}
