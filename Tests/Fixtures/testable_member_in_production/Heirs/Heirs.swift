// A subclass in another file could not use what is private.
final class GraphHttp: Http {
  func send(_ other: Http) {
    _ = session
    _ = self.session
    _ = other.session  // expect: testable_member_in_production "'session' is exposed for tests (Http.swift:3), but this is no test"
    _ = log  // expect: testable_member_in_production
  }
}
final class Monitor {
  let http = Http()
  func look() { _ = http.session }  // expect: testable_member_in_production
}
