import Foundation
@objc class Model: NSObject {
  /// For testing only.
  @objc func dropAll() {}
  /// Exposed for tests.
  @objc var count = 0
  @objc func load() {}
  @objc func resetForTesting() {}
}
@objc class Shelf: NSObject {
  @objc func dropAll() {}
}
