class Feed {
  /// Merges the entries. Do not override this method.
  func merge() {}  // related@-1: do_not_override
  // Must not be overridden
  var limit: Int { 10 }
  /// Subclasses should not override this.
  class func make() -> Int { 0 }
  /// Never override.
  func write(_ text: String) {}
  /// Subclasses may override this.
  func read() {}
  /// Do not override unless entries have an order.
  func sort() {}
  private func hide() {}
}
class NewsFeed: Feed {
  override func merge() {}  // expect: do_not_override "'merge()' overrides"
  override var limit: Int { 20 }  // expect: do_not_override "'limit'"
  override class func make() -> Int { 1 }  // expect: do_not_override
  func write(_ number: Int) {}
  func write(to text: String) {}
  override func read() {}
  override func sort() {}
}
final class LocalFeed: NewsFeed {
  override func merge() {}  // expect: do_not_override
}
extension LocalFeed {
  override func write(_ text: String) {}  // expect: do_not_override
}
// Others.
class Pipe {
  func merge() {}
}
final class LongPipe: Pipe {
  override func merge() {}
}

class Ledger {
  /// Subclasses are not allowed to override this.
  func close() {}
  /// Subclasses are allowed to override this.
  func open() {}
}
final class YearLedger: Ledger {
  override func close() {}  // expect: do_not_override
  override func open() {}
}
