final class Store {
  static let shared = Store()
  /// Visible for testing.
  func parse(_ text: String) {}
}

final class Reader {
  func parse(_ text: String) {}
}

func makeStore() -> Store { Store.shared }
func makeReader() -> Reader { Reader() }
