/// For testing only.
final class StandInServer {
  static let shared = StandInServer()
  init() {}
  func go() { StandInServer.shared.go() }
}

/// For tests only.
enum Samples {
  static let user = "Ada"
}
