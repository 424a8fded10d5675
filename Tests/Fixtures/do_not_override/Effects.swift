// What awaits is another member than what does not.
class Mailbox {
  /// Do not override this method.
  func fetch() -> Int { 0 }
  func fetch() async -> Int { 1 }
  func sort() {}
  /// Do not override this method.
  func sort() async {}
}
class Inbox: Mailbox {
  override func fetch() async -> Int { 2 }
  override func sort() {}
}
class Outbox: Mailbox {
  override func fetch() -> Int { 2 }  // expect: do_not_override
  override func sort() async {}  // expect: do_not_override
}
