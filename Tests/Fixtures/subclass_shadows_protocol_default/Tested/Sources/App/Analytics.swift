protocol Analytics {
  func track(_ event: String)
  func flush()
}
extension Analytics {
  func track(_ event: String) {}
  func flush() {}
}
class Service: Analytics {}
