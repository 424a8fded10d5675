final class Net {
  static func registerForTesting(_ number: Int) {}
}
