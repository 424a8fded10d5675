// Whom the comment names as the caller may call.
class Errand {
  /// Called by ErrandQueue. Do not call directly.
  func begin() {}
  /// Called by the errand queue. Do not call directly.
  func end() {}
  /// The queue calls this when the errand is due; do not call it directly.
  func ring() {}
  /// Called from the run loop of ErrandQueue. Never call directly.
  func wait() {}
}
class LongErrand: Errand {}

final class ErrandQueue {
  func run(_ errand: Errand) {
    errand.begin()
    errand.ring()
    errand.wait()
    errand.end()
  }
}

final class Porter {
  func carry(_ errand: Errand) {
    errand.begin()  // expect: protected_member_called "Called by ErrandQueue. Do not call directly"
    errand.ring()  // expect: protected_member_called
    errand.wait()  // expect: protected_member_called
    errand.end()  // expect: protected_member_called
  }
}
